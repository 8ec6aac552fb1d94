// Not in collections.server.ts: the build and tests outside Vite read it too.
export { searchWords } from '#content';
