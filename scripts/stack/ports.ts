import { once } from 'node:events';
import { connect, type Server } from 'node:net';
import { CommandError } from './command.ts';

/** Where the site listens on this machine: PORT, or 8787. Throws {@link CommandError} when that is no port. */
export function sitePort(): number {
  const port = Number(process.env.PORT || 8787);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new CommandError('PORT is no port: write a number such as 8787.');
}

/** Throws {@link CommandError} when a program listens on a port; nothing is ever ended. */
export async function requireFree(port: number): Promise<void> {
  if (await answers(port)) throw new CommandError(takenPort(port));
}

function takenPort(port: number): string {
  return `Port ${port} is taken by another program, perhaps an earlier npm start: stop that one (npx fkill-cli :${port} does), or choose another port: for the site with PORT=${port + 1}, for Supabase in .dev.vars.`;
}

/** True when a program listens on a port of this machine. */
export async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const connected = once(socket, 'connect').then(
    () => true,
    () => false,
  );
  return connected.finally(() => socket.destroy());
}

/** Waits until a server listens on a port (0: any free one) and gives its address. Throws {@link CommandError} when it is taken. */
export async function listen(server: Server, port: number): Promise<string> {
  server.listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch (error) {
    const code = error instanceof Error && 'code' in error && error.code;
    if (code !== 'EADDRINUSE') throw error;
    throw new CommandError(takenPort(port));
  }
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : port}`;
}
