import { cloudflare } from '@cloudflare/vite-plugin';
import { reactRouter } from '@react-router/dev/vite';
import UnoCSS from 'unocss/vite';
import { defineConfig } from 'vite';
import { bootScript } from './scripts/build/boot-script.ts';
import { clientChunks } from './scripts/build/client-chunks.ts';
import { contentCheck } from './scripts/build/content-check.ts';
import { inlineStylesheet } from './scripts/build/inline-stylesheet.ts';
import { leanBundles } from './scripts/build/lean-bundles.ts';
import { markdownPages } from './scripts/build/markdown-pages.ts';
import { redirectsFile } from './scripts/build/redirects-file.ts';
import { siteUrlAtBuild } from './scripts/build/site-url.ts';
import { terseRouter } from './scripts/build/terse-router.ts';
import { webManifest } from './scripts/build/web-manifest.ts';

export default defineConfig(({ command }) => ({
  plugins: [
    cloudflare({ viteEnvironment: { name: 'ssr' } }),
    UnoCSS(),
    markdownPages(),
    contentCheck(),
    webManifest(),
    redirectsFile(),
    inlineStylesheet(),
    bootScript(),
    leanBundles(),
    terseRouter(),
    reactRouter(),
  ],
  resolve: { alias: { '~': new URL('./app', import.meta.url).pathname } },
  define: {
    'import.meta.env.SITE_URL': JSON.stringify(siteUrlAtBuild()),
    // True in the build that prerenders; the Worker that is deployed is built anew (scripts/build/edge-worker.ts).
    'import.meta.env.PRERENDERING': JSON.stringify(command === 'build'),
  },
  // The Worker starts faster and stays within its size when small.
  environments: { ssr: { build: { minify: true } }, client: { build: clientChunks } },
  // Small files stay files: data: URLs in scripts would defeat caching and the budget per kind.
  // The Worker's second build (scripts/build/edge-worker.ts) reads the manifest; finish-build.ts removes it.
  build: { assetsInlineLimit: 0, manifest: true },
}));
