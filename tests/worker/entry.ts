import handler from '../../build/server/index.js';

export const siteHeader = 'X-Test-Site';

/** What requests caused outside the database. */
export interface Effects {
  mails: number;
  /** Read of bodies. */
  bytes: number;
}

/** The surroundings of each test's Worker, by the name that its requests bring. */
export const sites = new Map<string, { readonly env: object; readonly effects: Effects }>();

/** The built Worker, in the isolate of the tests. */
export default {
  fetch(request, _env, ctx) {
    const headers = new Headers(request.headers);
    const site = sites.get(headers.get(siteHeader) ?? '');
    if (!site) throw new Error('A request of no site');
    headers.delete(siteHeader);
    const { env, effects } = site;
    const counter = new TransformStream<Uint8Array>({
      transform(chunk, controller) {
        effects.bytes += chunk.byteLength;
        controller.enqueue(chunk);
      },
    });
    const body = request.body?.pipeThrough(counter) ?? null;
    return handler.fetch(new Request(request, { headers, body }), env, ctx);
  },
} satisfies ExportedHandler;
