import { execFile } from 'node:child_process';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';

const command = join(import.meta.dirname, '../check-content.ts');

const watched =
  /^(app\/(content\/|pages\.ts|redirects\.ts|theme\/icons\.json)|public\/images\/|supabase\/migrations\/)/;

const generated = /\/\.content-collections\/generated\/\w+\.js$/;

/** Under `npm run dev`: shows what `npm run check:content` says as soon as a file is saved, and updates only what changed. */
export function contentInDevelopment(): Plugin {
  const known = new Map<string, string>();
  return {
    name: 'content-in-development',
    apply: 'serve',
    // content-collections writes all its modules anew after each edit, and the index with the time.
    transform: {
      filter: { id: generated },
      handler(code, id) {
        known.set(`${this.environment.name} ${id}`, withoutTime(code));
      },
    },
    async hotUpdate({ file, read }) {
      if (!generated.test(file)) return undefined;
      const before = known.get(`${this.environment.name} ${file}`);
      return before === withoutTime(await read()) ? [] : undefined;
    },
    configureServer({ config: { logger, root }, environments: { client }, watcher }) {
      let problems = '';
      let latest = new AbortController();
      const overlay = () => {
        const message = `To fix in the content:\n\n${problems}`;
        return {
          type: 'error',
          err: { message, stack: '', plugin: 'content-in-development' },
        } as const;
      };
      const check = () => {
        latest.abort();
        latest = new AbortController();
        const { signal } = latest;
        // A process of its own reads every file anew.
        execFile(process.execPath, [command], { cwd: root, signal }, (error, _, said) => {
          if (error?.name === 'AbortError') return;
          const before = problems;
          problems = error ? said.trim() : '';
          if (problems !== before) {
            if (problems) logger.error(`\n✗ To fix in the content:\n${problems}\n`);
            else logger.info('✓ The content holds again.');
          }
          // Also the same again: the update that Vite sent for this save has taken the overlay away.
          if (problems) client.hot.send(overlay());
          else if (before) client.hot.send({ type: 'full-reload' });
        });
      };
      // A page that is opened while something is wrong says so too.
      client.hot.on('vite:client:connect', (_, page) => problems && page.send(overlay()));
      watcher.on('all', (_, file) => watched.test(relative(root, file)) && check());
      check();
    },
  };
}

const withoutTime = (code: string) => code.replace(/^\/\/ generated .*/, '');
