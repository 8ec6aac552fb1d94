import { EnvironmentError } from '../../app/server/environment.server.ts';

/** A fault that a person can fix: its message is one sentence with the fix, and the command ends with code 1. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

/** Runs a command's body, which may return the exit code; a {@link CommandError} or EnvironmentError becomes its sentence and code 1. */
export async function runCommand(body: () => Promise<number | undefined> | Promise<void>) {
  let code = 0;
  try {
    code = (await body()) ?? 0;
  } catch (error) {
    if (!(error instanceof CommandError || error instanceof EnvironmentError)) throw error;
    console.error(`\n✗ ${error.message}`);
    code = 1;
  }
  // Set last: the embedded PostgreSQL writes the exit codes of its own programs into this process.
  process.exitCode = code;
}

/** Resolves on Ctrl-C, SIGTERM or a closed terminal. Called before programs are started: a signal would end this process alone. */
export function askedToEnd(): Promise<'asked'> {
  return new Promise((resolve) => {
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.on(name, () => resolve('asked'));
    // A SIGTERM to npm ends only the shell between npm and this process, which then has another parent.
    const parent = process.ppid;
    setInterval(() => process.ppid !== parent && resolve('asked'), 500).unref();
  });
}
