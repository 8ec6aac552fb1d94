import { setPriority } from 'node:os';
import { join, relative } from 'node:path';
import { execa } from 'execa';
import type { Plugin } from 'vite';

const command = join(import.meta.dirname, '../check-content.ts');

const watched = /^(app\/(content\/|pages\.ts|paths\.ts)|public\/images\/)/;

const generated = /\/\.content-collections\/generated\/\w+\.js$/;

/** Under `npm run dev`, shows what `npm run check:content` says as soon as a file is saved. */
export function contentInDevelopment(): Plugin {
  const known = new Map<string, string>();
  return {
    name: 'content-in-development',
    apply: 'serve',
    // After each edit content-collections writes all its modules again, with a new time. Vite need not reload those that say the same.
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
      let isChecking = false;
      let latest = new AbortController();
      const overlay = () => {
        const message = `To fix in the content:\n\n${problems}`;
        const err = { message, stack: '', plugin: 'content-in-development' };
        return { type: 'error', err } as const;
      };
      const check = async () => {
        isChecking = true;
        latest.abort();
        latest = new AbortController();
        const options = { cwd: root, cancelSignal: latest.signal, reject: false } as const;
        // A new process has no old version of a file in its memory.
        const child = execa(process.execPath, [command], options);
        // The page's update comes first: this gets a quarter of the time, not a half (0 is normal).
        if (child.pid) setPriority(child.pid, 5);
        const { failed, isCanceled, stderr } = await child;
        if (isCanceled) return;
        isChecking = false;
        const before = problems;
        problems = failed ? stderr : '';
        if (problems !== before) {
          if (problems) logger.error(`\n✗ To fix in the content:\n${problems}\n`);
          else logger.info('✓ The content is in order again.');
        }
        // Sent even if nothing changed, because Vite's update for this save took the overlay away.
        if (problems) client.hot.send(overlay());
        else if (before) client.hot.send({ type: 'full-reload' });
      };
      // For a page that is opened while there are problems. After an edit they may be mended: the check says so.
      client.hot.on('vite:client:connect', (_, page) => {
        if (problems && !isChecking) page.send(overlay());
      });
      watcher.on('all', (_, file) => watched.test(relative(root, file)) && check());
      check();
    },
  };
}

const withoutTime = (code: string) => code.replace(/^\/\/ generated .*/, '');
