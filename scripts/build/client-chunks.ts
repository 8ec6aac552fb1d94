import type { BuildEnvironmentOptions } from 'vite';

/**
 * How the browser's JavaScript is cut: React and the router in one file, which compresses better than several and
 * outlives releases of the site; the frame that every page needs in a second; the rest by page.
 */
export const clientChunks = {
  // For `npm run bench`, which says what fills the files; finish-build.ts takes the maps off the site.
  sourcemap: process.env.SOURCE_MAPS ? 'hidden' : false,
  rolldownOptions: {
    // The router's warnings to developers.
    treeshake: { manualPureFunctions: ['warning', 'warnOnce'] },
    output: {
      // V8 then compiles a file's functions while it arrives, beside the page's own thread, and not one by one when
      // they are first called: two hundred of them at the first navigation (docs/decisions/0012-navigation.md).
      postBanner: '//# allFunctionsCalledOnLoad',
      codeSplitting: {
        groups: [
          {
            name: 'react',
            test: /node_modules\/(react|react-dom|scheduler|react-router)\/|rolldown\/runtime/,
            priority: 2,
          },
          {
            name: 'frame',
            test: /\/app\/(layout|navigation|takeover|theme)\/|\/app\/components\/(Button|CardPanel|CheckList|Icon|LinkCard|Logo|logo-mark|PageHeader|PageMeta|Picture|Section|SiteUrl|SmartLink|StructuredData|form\/(Honeypot|Notice))\.tsx?$|\/app\/data\/limits\.ts$|\/app\/content\/(footer|navigation|organization|pictures)\.ts$|vite\/preload-helper/,
            priority: 1,
          },
          {
            name: 'inner',
            test: /\/app\/components\/(Breadcrumbs|ClosingCall)\.tsx$|\/app\/pages\.ts$/,
          },
        ],
      },
    },
  },
} satisfies BuildEnvironmentOptions;
