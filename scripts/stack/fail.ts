import { EnvironmentError } from '../../app/server/variables.ts';

/**
 * A fault that a person can fix: its message is one sentence with the fix, and the command ends with code 1. It is
 * empty where a program of ours has said the sentence already.
 */
export class StackError extends Error {
  override readonly name = 'StackError';
}

/** Runs a command's body; a StackError, or a variable that is wrong, becomes its sentence on the error output and exit code 1. */
export async function runCommand(body: () => Promise<void>): Promise<void> {
  try {
    await body();
  } catch (error) {
    if (!(error instanceof StackError || error instanceof EnvironmentError)) throw error;
    if (error.message) console.error(`\n✗ ${error.message}`);
    process.exitCode = 1;
  }
}
