import { cloudflare } from '@cloudflare/vite-plugin';
import { reactRouter } from '@react-router/dev/vite';
import UnoCSS from 'unocss/vite';
import { defineConfig } from 'vite';
import { clientChunks } from './scripts/build/client-chunks.ts';
import { contentCheck } from './scripts/build/content-check.ts';
import { inlined } from './scripts/build/inlined.ts';
import { markdownPages } from './scripts/build/markdown-pages.ts';
import { redirectsFile } from './scripts/build/redirects-file.ts';
import { siteUrlAtBuild } from './scripts/build/site-url.ts';
import { webManifest } from './scripts/build/web-manifest.ts';

export default defineConfig({
  plugins: [
    cloudflare({ viteEnvironment: { name: 'ssr' } }),
    UnoCSS(),
    markdownPages(),
    contentCheck(),
    webManifest(),
    redirectsFile(),
    inlined(),
    reactRouter(),
  ],
  resolve: { alias: { '~': new URL('./app', import.meta.url).pathname } },
  define: {
    'import.meta.env.SITE_URL': JSON.stringify(siteUrlAtBuild()),
  },
  // The Worker starts faster and stays within its size when small.
  environments: { ssr: { build: { minify: true } }, client: { build: clientChunks } },
  // Small files stay files: data: URLs in scripts would defeat caching and the budget per kind.
  build: { assetsInlineLimit: 0 },
});
