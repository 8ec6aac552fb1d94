import { connect } from 'node:net';
import { StackError } from './fail.ts';

/** The addresses of the stack on this machine. */
export const ports = { site: 8787, supabase: 54321 } as const;

/** Throws when something else listens on the port already. */
export async function checkPortFree(port: number, what: string): Promise<void> {
  if (!(await answers(port))) return;
  throw new StackError(
    `Port ${port}, which ${what} needs, is taken by another program: stop that one (find it with: ss -ltnp 'sport = :${port}') and try again.`,
  );
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    socket.on('connect', () => resolve(true));
    socket.on('error', () => resolve(false));
    socket.on('close', () => socket.destroy());
    socket.on('connect', () => socket.end());
  });
}
