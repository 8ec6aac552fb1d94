import { type Plugin, runnerImport } from 'vite';

/** Runs each module of app/content that reads a data file at build, so that bundles get checked data without schemas. */
export function contentData(): Plugin {
  return {
    name: 'content-data',
    enforce: 'pre',
    transform: {
      filter: { id: /\/app\/content\/[^?]+\.ts$/, code: /from '(\.\.?\/)+data\/.+\.json'/ },
      async handler(_, id) {
        const { module, dependencies } = await runnerImport<Record<string, unknown>>(id, {
          configFile: false,
          logLevel: 'error',
        });
        for (const file of dependencies) this.addWatchFile(file);
        const exported = Object.entries(module).map(([name, value]) => {
          if (typeof value === 'function') {
            throw new Error(`${id}: ${name} is a function; a module that reads data exports data`);
          }
          return `export const ${name} = ${JSON.stringify(value)};`;
        });
        return { code: exported.join('\n'), map: null };
      },
    },
  };
}
