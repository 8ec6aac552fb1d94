import { once } from 'node:events';
import type { Server } from 'node:net';
import { StackError } from '../stack/command.ts';
import { takenPort } from '../stack/ports.ts';
import { errorCode } from './error-answers.ts';

/** Waits until a server listens on a port (0: any free one) and gives its address. Throws {@link StackError} when it is taken. */
export async function listen(server: Server, port: number): Promise<string> {
  server.listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch (error) {
    if (errorCode(error) !== 'EADDRINUSE') throw error;
    throw new StackError(takenPort(port, 'SUPABASE_PORT'));
  }
  const address = server.address();
  const taken = typeof address === 'object' && address !== null ? address.port : port;
  return `http://127.0.0.1:${taken}`;
}
