import type { BuildEnvironmentOptions } from 'vite';

/**
 * How the browser's JavaScript is cut: React and the router in one file, which outlives releases of the site; what several
 * pages share in a second; the rest by page.
 */
export const clientChunks = {
  // For `npm run bench`, which says what fills the files; finish-build.ts takes the maps off the site.
  sourcemap: process.env.SOURCE_MAPS ? 'hidden' : false,
  rolldownOptions: {
    output: {
      codeSplitting: {
        groups: [
          {
            name: 'react',
            test: /node_modules\/(react|react-dom|scheduler|react-router)\/|rolldown\/runtime/,
            priority: 2,
          },
          { name: 'shared', test: /\/app\//, minShareCount: 4 },
        ],
      },
    },
  },
} satisfies BuildEnvironmentOptions;
