import type { Config } from '@react-router/dev/config';
import { pages } from './app/pages.ts';
import { markdownPaths } from './scripts/build/markdown-files.ts';

export default {
  ssr: true,
  // The whole manifest ships with the client, so that static pages never ask the Worker for routes.
  routeDiscovery: { mode: 'initial' },
  // app/middleware/same-origin.server.ts checks the origin of every POST.
  allowedActionOrigins: ['**'],
  prerender: () => [
    ...pages.filter(({ rendering }) => rendering === 'static').map(({ path }) => path),
    ...markdownPaths(),
    '/manifest.webmanifest',
  ],
  // Imported when it is wanted: under `npm run dev` an edit of a text that it reads would reload this configuration.
  buildEnd: async ({ reactRouterConfig }) => {
    const { finishBuild } = await import('./scripts/build/finish-build.ts');
    await finishBuild(reactRouterConfig.buildDirectory);
  },
} satisfies Config;
