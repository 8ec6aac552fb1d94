/** What the schemas of content use, which run in Node while it is built. Everything else in app/ does without Node. */
declare module 'node:fs' {
  export function globSync(pattern: string, options: { cwd: string }): string[];
}
