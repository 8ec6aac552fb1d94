import handler from '../../build/server/index.js';

export const siteHeader = 'X-Test-Site';

/** The surroundings of each test's Worker, by the name that its requests bring. */
export const sites = new Map<string, object>();

/** The built Worker, in the isolate of the tests. */
export default {
  fetch(request, _env, ctx) {
    const headers = new Headers(request.headers);
    const env = sites.get(headers.get(siteHeader) ?? '');
    if (!env) throw new Error('A request of no site');
    headers.delete(siteHeader);
    return handler.fetch(new Request(request, { headers }), env, ctx);
  },
} satisfies ExportedHandler;
