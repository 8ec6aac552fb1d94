import { EnvironmentError } from '../../app/server/variables.ts';

/**
 * A fault that a person can fix: its message is one sentence with the fix, and the command ends with code 1. It is
 * empty where a program of ours has said the sentence already.
 */
export class StackError extends Error {
  override readonly name = 'StackError';
}

/**
 * Runs a command's body, which may give the code to end with; a StackError, or a variable that is wrong, becomes its
 * sentence on the error output and exit code 1.
 */
export async function runCommand(
  body: () => Promise<number | undefined> | Promise<void>,
): Promise<void> {
  let code = 0;
  try {
    code = (await body()) ?? 0;
  } catch (error) {
    if (!(error instanceof StackError || error instanceof EnvironmentError)) throw error;
    if (error.message) console.error(`\n✗ ${error.message}`);
    code = 1;
  }
  // Last, and also for success: the embedded PostgreSQL leaves the codes of its own programs in this process.
  process.exitCode = code;
}
