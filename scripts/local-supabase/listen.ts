import { once } from 'node:events';
import type { ListenOptions, Server } from 'node:net';
import { StackError } from '../stack/command.ts';
import { takenPort } from '../stack/ports.ts';

/** Waits until a server listens. Throws {@link StackError} with the sentence `taken` where another does already. */
export async function waitToListen(
  server: Server,
  at: ListenOptions,
  taken: string,
): Promise<void> {
  server.listen(at);
  try {
    await once(server, 'listening');
  } catch (error) {
    if (Object(error).code !== 'EADDRINUSE') throw error;
    throw new StackError(taken);
  }
}

/** Waits until a server listens on a port (0: any free one) and gives its address. Throws {@link StackError} when it is taken. */
export async function listen(server: Server, port: number): Promise<string> {
  await waitToListen(server, { port, host: '127.0.0.1' }, takenPort(port, 'SUPABASE_PORT'));
  const address = server.address();
  const taken = typeof address === 'object' && address !== null ? address.port : port;
  return `http://127.0.0.1:${taken}`;
}
