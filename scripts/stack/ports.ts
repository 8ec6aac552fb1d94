import { StackError } from './fail.ts';

/** Where the stack listens on this machine, unless PORT and SUPABASE_PORT say otherwise. */
const usual = { PORT: 8787, SUPABASE_PORT: 54321 } as const;

/** The variables that choose a port. */
export type PortVariable = keyof typeof usual;

/** A port by the variable that names it. Throws {@link StackError} when that is no port. */
export function portFrom(name: PortVariable): number {
  const text = process.env[name];
  if (!text) return usual[name];
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new StackError(`${name} is no port: write a number such as ${usual[name]}.`);
}

/** The sentence for a port that another program has: how to find that one here, and how to choose another port. */
export function takenPort(port: number, what: string, variable: PortVariable): string {
  return `Port ${port}, which ${what} needs, is taken by another program: stop that one (find it with: ${finder(port)}), or choose another port with ${variable}=${port + 1}.`;
}

function finder(port: number): string {
  if (process.platform === 'win32') return `netstat -ano | findstr :${port}`;
  if (process.platform === 'darwin') return `lsof -nP -iTCP:${port} -sTCP:LISTEN`;
  return `ss -ltnp 'sport = :${port}'`;
}
