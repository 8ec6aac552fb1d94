import { fileURLToPath } from 'node:url';
import { createBuilder, type Plugin } from 'vite';
import { type Page, pages } from '../../app/pages.ts';
import { markdownSections } from './markdown-files.ts';
import { stylesFor } from './prune-styles.ts';

const stylesheet = 'virtual:inline-stylesheet';
const token = '@@stylesheet@@';
const standIn = fileURLToPath(new URL('../../app/routes/prerendered.tsx', import.meta.url));

/** The modules in app/routes whose pages are all files. */
function prerenderedModules(): ReadonlySet<string> {
  const rendered = new Set(
    pages.filter((page: Page) => page.rendering === 'edge').map((page) => page.module as string),
  );
  const modules = [...pages, ...markdownSections].map((page) => page.module);
  return new Set(modules.filter((module) => !rendered.has(module)));
}

/**
 * Builds the Worker again after prerendering, as it is deployed: without the route modules, content and styles of the
 * pages that are files by now (docs/decisions/0007-worker-size.md).
 */
export async function buildEdgeWorker(): Promise<void> {
  const builder = await createBuilder({
    plugins: [withoutPrerenderedPages()],
    define: { 'import.meta.env.PRERENDERING': 'false' },
    logLevel: 'warn',
  });
  const { ssr } = builder.environments;
  if (!ssr) throw new Error('vite.config.ts has no environment "ssr" to build the Worker in');
  await builder.build(ssr);
}

function withoutPrerenderedPages(): Plugin {
  const modules = prerenderedModules();
  return {
    name: 'without-prerendered-pages',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'ssr',
    resolveId(id, importer) {
      if (id === stylesheet) return `\0edge-${stylesheet}`;
      const module = /\/app\/routes\/([\w-]+)\.tsx$/.exec(id)?.[1];
      const isRoute = importer?.includes('virtual:react-router/server-build');
      return isRoute && module && modules.has(module) ? standIn : undefined;
    },
    load: (id) => (id === `\0edge-${stylesheet}` ? `export default '${token}';` : undefined),
    async generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !chunk.code.includes(token)) continue;
        const css = await stylesFor(chunk.code);
        // Escaped for every kind of quote that the minifier may have chosen.
        const text = JSON.stringify(css).slice(1, -1).replaceAll(/['`$]/g, '\\$&');
        chunk.code = chunk.code.replace(token, () => text);
      }
    },
  };
}
