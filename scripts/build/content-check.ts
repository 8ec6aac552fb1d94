import { execFile } from 'node:child_process';
import { join, relative } from 'node:path';
import type { HotPayload, Plugin, ViteDevServer } from 'vite';

const command = join(import.meta.dirname, '../check-content.ts');

/** What the check reads, from the repository's top. */
const watched = /^(app\/(content\/|pages\.ts|redirects\.ts)|public\/images\/)/;

/** What the configuration reads of the site, and what may change without a new start; organization.ts may not. */
const free = /^app\/(content\/(?!organization\.ts|schemas\/)|theme\/|redirects\.ts)/;

/**
 * Says under `npm run dev` what `npm run check:content` says, as soon as a file is saved: in the terminal and in the
 * browser's overlay, which would otherwise show a page that failed or nothing at all.
 */
export function contentCheck(): Plugin {
  return {
    name: 'content-check',
    apply: 'serve',
    configResolved({ configFileDependencies: files, root }) {
      // Schemas read some content, and plugins the palette: an edit there would start the whole server again.
      const kept = files.filter((file) => !free.test(relative(root, file)));
      files.splice(0, files.length, ...kept);
    },
    configureServer(server) {
      const check = checker(server);
      const { hot } = server.environments.client;
      // A page that is opened while something is wrong says so too.
      hot.on('vite:client:connect', (_, client) => {
        if (check.problems) client.send(overlay(check.problems));
      });
      server.watcher.on('all', (_, file) => {
        if (watched.test(relative(server.config.root, file))) check.run();
      });
      check.run();
    },
  };
}

function checker(server: ViteDevServer) {
  const { hot } = server.environments.client;
  let running = false;
  let again = false;
  const state = { problems: '', run };
  function run(): void {
    again = running;
    if (running) return;
    running = true;
    // A process of its own reads every file anew.
    execFile(process.execPath, [command], (error, _, said) => {
      running = false;
      if (again) return run();
      const before = state.problems;
      state.problems = error ? said.trim() : '';
      if (state.problems && state.problems !== before) {
        server.config.logger.error(`\n✗ To fix in the content:\n${state.problems}\n`);
        hot.send(overlay(state.problems));
      } else if (before && !state.problems) {
        server.config.logger.info('✓ The content holds again.');
        hot.send({ type: 'full-reload' });
      }
    });
  }
  return state;
}

function overlay(problems: string): HotPayload {
  return {
    type: 'error',
    err: { message: `To fix in the content:\n\n${problems}`, stack: '', plugin: 'content-check' },
  };
}
