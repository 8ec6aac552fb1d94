import type { Config } from '@react-router/dev/config';
import { finishBuild } from './scripts/build/finish-build.ts';
import { staticPaths } from './scripts/build/static-paths.ts';

export default {
  ssr: true,
  // The whole manifest ships with the client, so that static pages never ask the Worker for routes.
  routeDiscovery: { mode: 'initial' },
  prerender: staticPaths,
  buildEnd: ({ reactRouterConfig }) => finishBuild(reactRouterConfig.buildDirectory),
} satisfies Config;
