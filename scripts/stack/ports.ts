import { once } from 'node:events';
import { connect, type Server } from 'node:net';
import { StackError } from './command.ts';

/** Where the stack listens on this machine, unless PORT and SUPABASE_PORT say otherwise. */
const usual = { PORT: 8787, SUPABASE_PORT: 54321 } as const;

/** A port by the variable that names it. Throws {@link StackError} when that is no port. */
export function portFrom(name: keyof typeof usual): number {
  const text = process.env[name];
  if (!text) return usual[name];
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new StackError(`${name} is no port: write a number such as ${usual[name]}.`);
}

/** Throws {@link StackError} when a program listens on a port that the variable chooses; nothing is ever ended. */
export async function requireFree(port: number, variable: keyof typeof usual): Promise<void> {
  if (await answers(port)) throw new StackError(takenPort(port, variable));
}

function takenPort(port: number, variable: keyof typeof usual): string {
  return `Port ${port} is taken by another program, perhaps an earlier npm start: stop that one (npx fkill-cli :${port} does), or choose another port with ${variable}=${port + 1}.`;
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

/** Waits until a server listens on a port (0: any free one) and gives its address. Throws {@link StackError} when it is taken. */
export async function listen(server: Server, port: number): Promise<string> {
  server.listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch (error) {
    const code = error instanceof Error && 'code' in error && error.code;
    if (code !== 'EADDRINUSE') throw error;
    throw new StackError(takenPort(port, 'SUPABASE_PORT'));
  }
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : port}`;
}
