import { readFileSync } from 'node:fs';

/** Where workerd's inspector says what a Worker's isolate holds; null where there is none (Linux only). */
export async function findInspector(worker: string): Promise<string | null> {
  for (const port of listeningPorts()) {
    const answer = await fetch(`http://127.0.0.1:${port}/json`, {
      signal: AbortSignal.timeout(500),
    }).catch(() => null);
    const targets = await answer?.text().catch(() => '');
    const address = `ws://127.0.0.1:${port}/core:user:${worker}`;
    if (targets?.includes(address)) return address;
  }
  return null;
}

/**
 * What the JavaScript heap holds (MiB) once garbage is collected, which a sleeping isolate does with its next visit:
 * `page` is an address that it renders. Null when it does not say.
 */
export async function heapInUse(inspector: string, page: string): Promise<number | null> {
  const socket = new WebSocket(inspector);
  const call = (id: number, method: string) => socket.send(JSON.stringify({ id, method }));
  try {
    return await new Promise((resolve) => {
      setTimeout(() => resolve(null), 5_000);
      socket.onopen = () => {
        call(1, 'HeapProfiler.collectGarbage');
        fetch(page)
          .then((answer) => answer.arrayBuffer())
          .catch(() => resolve(null));
      };
      socket.onmessage = ({ data }) => {
        const used = /"usedSize":(\d+)/.exec(String(data))?.[1];
        if (used) resolve(Number(used) / 1024 / 1024);
        else if (/"id":1\b/.test(String(data))) call(2, 'Runtime.getHeapUsage');
      };
      socket.onerror = () => resolve(null);
    });
  } finally {
    socket.close();
  }
}

/** Ports of 127.0.0.1 that something listens on: proc(5), net/tcp, in hexadecimal and with the state 0A. */
function listeningPorts(): readonly number[] {
  try {
    const table = readFileSync('/proc/net/tcp', 'utf8');
    const listening = table.matchAll(/ 0100007F:([0-9A-F]{4}) [0-9A-F]{8}:0000 0A /g);
    return [...listening].map(([, port]) => Number.parseInt(port ?? '', 16));
  } catch {
    return [];
  }
}
