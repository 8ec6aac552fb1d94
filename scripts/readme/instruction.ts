import type { TreeCopy } from '../copy/tree-copy.ts';
import type { Visitor } from './visitor.ts';

/** One of the README's instructions: what an owner does in a copy of the project, and what its visitors see then. */
export interface Instruction {
  readonly title: string;
  follow(copy: TreeCopy): void | Promise<void>;
  holds(visitor: Visitor, copy: TreeCopy): void | Promise<void>;
}

/** Runs a command of the copy that has to succeed. Throws with what it said. */
export function succeed(copy: TreeCopy, command: string, input?: string): string {
  const { ok, said } = copy.npm(command, input);
  if (!ok) throw new Error(`npm run ${command} fails:\n${said}`);
  return said;
}
