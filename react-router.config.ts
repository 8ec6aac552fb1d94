import type { Config } from '@react-router/dev/config';
import { pages } from './app/pages.ts';
import { finishBuild } from './scripts/build/finish-build.ts';
import { markdownPaths } from './scripts/build/markdown-files.ts';

export default {
  ssr: true,
  // The whole manifest ships with the client, so that static pages never ask the Worker for routes.
  routeDiscovery: { mode: 'initial' },
  prerender: () => [
    ...pages.filter(({ rendering }) => rendering === 'static').map(({ path }) => path),
    ...markdownPaths(),
    '/manifest.webmanifest',
  ],
  buildEnd: ({ reactRouterConfig }) => finishBuild(reactRouterConfig.buildDirectory),
} satisfies Config;
