import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** A running copy of the site. */
export interface RunningCopy {
  readonly origin: string;
  stop(): Promise<void>;
}

/** Runs `npm start` in a copy's folder until it serves. Throws with what it said when it does not come up. */
export async function startIn(
  folder: string,
  env: NodeJS.ProcessEnv & { readonly PORT: string },
): Promise<RunningCopy> {
  const stack = spawn('npm', ['start', '--silent'], { cwd: folder, env });
  let said = '';
  const ready = Promise.withResolvers<void>();
  for (const stream of [stack.stdout, stack.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      if (said.includes('Open the site')) ready.resolve();
    });
  }
  const closed = once(stack, 'close');
  await Promise.race([ready.promise, closed]);
  if (stack.exitCode !== null) throw new Error(`npm start fails:\n${said}`);
  return {
    origin: `http://127.0.0.1:${env.PORT}`,
    async stop() {
      stack.kill('SIGTERM');
      await closed;
    },
  };
}
