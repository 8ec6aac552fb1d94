const readable = ['GET', 'HEAD'] as const;

/** Where forms post to, with and without scripts (`.data` is what the router's client asks). */
const postTargets = /^\/(contact|newsletter|newsletter\/leave|notices\/answered)(\.data)?\/?$/;

/** The methods that an address of the Worker answers; any other is a 405 that names these in Allow. */
export function allowedMethods(path: string): readonly string[] {
  return postTargets.test(path) ? [...readable, 'POST'] : readable;
}
