import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const client = new URL('../../build/client/', import.meta.url).pathname;
const server = new URL('../../build/server/', import.meta.url).pathname;

/** What one prerendered page costs its visitor before it hydrates, in bytes as they travel. */
export interface PageWeight {
  readonly document: number;
  /** Scripts and styles that hold up the first paint. */
  readonly blocking: readonly string[];
  /** The fonts, the icons and every picture that is not lazy, by address. */
  readonly files: ReadonlyMap<string, number>;
}

/** The size of a text or file as it travels, in bytes. */
const travelling = (content: string | Uint8Array) => gzipSync(content, { level: 9 }).length;

const builtFile = (address: string) => readFileSync(join(client, address));

/** The paths of all prerendered pages. */
export function builtPaths(): string[] {
  const files = globSync('**/index.html', { cwd: client });
  return files.map((file) => `/${file.replace(/\/?index\.html$/, '')}`).sort();
}

/** A prerendered page's HTML. */
export function builtHtml(path: string): string {
  return builtFile(join(path, 'index.html')).toString('utf8');
}

/** See {@link PageWeight}. */
export function weighPage(path: string): PageWeight {
  const html = builtHtml(path);
  const files = new Map<string, number>();
  const pictures = captured(html, /<img (?![^>]*loading="lazy")[^>]*src="([^"]+)"/g);
  for (const address of [...captured(html, /url\((\/(?:fonts|icons)\/[^)]+)\)/g), ...pictures]) {
    const bytes = builtFile(address);
    files.set(address, /\.(svg|json)$/.test(address) ? travelling(bytes) : bytes.length);
  }
  return {
    document: travelling(html),
    blocking: captured(
      html,
      /<(?:script[^>]*\ssrc|link(?![^>]* disabled)(?=[^>]* rel="stylesheet")[^>]* href)="([^"]+)"/g,
    ),
    files,
  };
}

/** Every script that hydrating a prerendered page fetches, with its size gzipped. */
export function hydrationScripts(path: string): ReadonlyMap<string, number> {
  const html = builtHtml(path);
  const found = new Map<string, number>();
  const queue = captured(html, /<link rel="modulepreload" href="([^"]+)"/g);
  for (let address = queue.pop(); address !== undefined; address = queue.pop()) {
    if (found.has(address)) continue;
    const code = builtFile(address).toString('utf8');
    found.set(address, travelling(code));
    const imported = captured(code, /(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/g);
    queue.push(...imported.map((file) => `/assets/${file}`));
  }
  return found;
}

/** What the Worker's code weighs, gzipped in one piece as `wrangler deploy` weighs and reports it. */
export function workerBytes(): number {
  const files = globSync('**/*.js', { cwd: server }).map((name) =>
    readFileSync(join(server, name)),
  );
  return travelling(Buffer.concat(files));
}

/** What the pattern's first group matched, each time. */
export function captured(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].flatMap(([, group]) => group ?? []);
}
