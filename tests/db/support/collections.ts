import { registerHooks } from 'node:module';

/** Resolves the collections of the content in a plain Node process, as vitest.config.ts does in tests. */
const collections = new URL('../../../.content-collections/generated/index.js', import.meta.url)
  .href;

registerHooks({
  resolve: (specifier, context, next) =>
    next(specifier === 'content-collections' ? collections : specifier, context),
});
