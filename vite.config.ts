import { cloudflare } from '@cloudflare/vite-plugin';
import contentCollections from '@content-collections/vite';
import { reactRouter } from '@react-router/dev/vite';
import UnoCSS from 'unocss/vite';
import { defineConfig } from 'vite';
import { imagetools } from 'vite-imagetools';
import { icons, iconsSrc } from './scripts/build/icons.ts';
import { oldestBrowsers } from './scripts/build/oldest-browsers.ts';
import { siteUrlAtBuild } from './scripts/build/site-url.ts';
import { inputsHash } from './scripts/build/stamp.ts';
import { stylesheets } from './scripts/build/stylesheets.ts';

/**
 * How the browser's JavaScript is cut: React and the router in one file, which outlives releases of the site; what every
 * page or most pages load, and what forms need, in one each; the rest by page.
 */
const chunks = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler|react-router)\//, priority: 2 },
  {
    name: 'site',
    test: /\/app\/(root|entry\.client|layout\/|components\/(answer-or|lists|Page|Picture|remember-fields)|text\/(fill|numbers))/,
    priority: 1,
  },
  { name: 'forms', test: /\/components\/form\/(Alert|field-parts|useFormResult|TextField)/ },
];

export default defineConfig({
  plugins: [
    cloudflare({ viteEnvironment: { name: 'ssr' } }),
    UnoCSS(),
    contentCollections({
      environment: 'client',
      // Not in the router's second server, which has no configuration file: both would write the same files at once.
      isEnabled: (config) => 'configFile' in config && config.configFile !== undefined,
    }),
    // The owner's photographs (app/pictures/pictures.server.ts), in smaller files.
    imagetools({ include: /\/content\/photos\/[^?]+\?/ }),
    icons(),
    stylesheets(),
    reactRouter(),
  ],
  resolve: { alias: { '~': new URL('./app', import.meta.url).pathname } },
  define: {
    'import.meta.env.ICONS': JSON.stringify(iconsSrc),
    'import.meta.env.BUILD': JSON.stringify(inputsHash().slice(0, 8)),
    'import.meta.env.SITE_URL': JSON.stringify(siteUrlAtBuild()),
  },
  environments: {
    // The Worker starts faster and stays within its size when small.
    ssr: { build: { minify: true, emptyOutDir: true } },
    client: {
      build: {
        emptyOutDir: true,
        target: oldestBrowsers,
        rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
      },
    },
  },
  build: {
    // Small files stay files: data: URLs in scripts would defeat caching and the budget per kind.
    assetsInlineLimit: 0,
    // Each environment empties its own folder: the router would delete build/ itself, and a running Wrangler then sees no
    // static file until it is started anew.
    emptyOutDir: false,
  },
});
