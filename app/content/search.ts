// The search page's words. Not in collections.server.ts: the page says in the browser that no answer came.
export { search } from '#content';
