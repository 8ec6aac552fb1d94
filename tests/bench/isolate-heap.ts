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
 * What the JavaScript heap holds (MiB) once garbage is collected; `page` is an address that the Worker renders. Null when
 * it does not say: workerd hangs up on about every other caller, so it is asked up to five times.
 */
export async function heapInUse(inspector: string, page: string): Promise<number | null> {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const used = await askOnce(inspector, page);
    if (used !== null) return used;
  }
  return null;
}

/** A sleeping isolate answers with its next visit, so that each question comes with one. */
async function askOnce(inspector: string, page: string): Promise<number | null> {
  const socket = new WebSocket(inspector);
  try {
    return await new Promise((resolve) => {
      const giveUp = () => resolve(null);
      setTimeout(giveUp, 5_000);
      const ask = (id: number, method: string) => {
        socket.send(JSON.stringify({ id, method }));
        fetch(page)
          .then((answer) => answer.arrayBuffer())
          .catch(giveUp);
      };
      socket.onopen = () => ask(1, 'HeapProfiler.collectGarbage');
      socket.onmessage = ({ data }) => {
        const used = /"usedSize":(\d+)/.exec(String(data))?.[1];
        if (used) resolve(Number(used) / 1024 / 1024);
        else if (/"id":1\b/.test(String(data))) ask(2, 'Runtime.getHeapUsage');
      };
      socket.onerror = giveUp;
      socket.onclose = giveUp;
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
