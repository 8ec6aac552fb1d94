import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // The whole manifest ships with the client, so that static pages never ask the Worker for routes.
  routeDiscovery: { mode: 'initial' },
  // The router refuses posts from other origins. app/middleware/requests.server.ts decides about this one.
  allowedActionOrigins: ['null'],
  prerender: async () => {
    // In development nothing is prerendered, and these imports would load this file again after each edit of a text.
    if (process.env.NODE_ENV === 'development') return [];
    const { pages } = await import('./app/content/pages.ts');
    // Not by #content: this runs before the first build has made it, and Vite keeps what it could not find.
    const content = await import('./.content-collections/generated/index.js');
    const { allPosts, allStories, allSampleDocuments } = content;
    const listed = [...pages.filter(({ rendering }) => rendering === 'static'), ...allPosts];
    const paths = [...listed, ...allStories, ...allSampleDocuments].map(({ path }) => path);
    return [...paths, '/manifest.webmanifest'];
  },
  // Imported when it is wanted: under `npm run dev` an edit of a text that it reads would reload this configuration.
  buildEnd: async () => (await import('./scripts/build/finish-build.ts')).finishBuild(),
} satisfies Config;
