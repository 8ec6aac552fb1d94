import { type ServerResponse, createServer as serve } from 'node:http';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';

/** A slow phone's line: milliseconds there and back, bytes a millisecond, and what TCP sends before the first answer. */
const roundTrip = 150;
const speeds = { down: 200, up: 94 };
const segment = 1_460;
const firstWindow = 10 * segment;

/**
 * An address on this machine that gives what an origin gives, over the slow line. Each answer is kept in memory: a CDN's are
 * as quick, and the local server would take the browser's processor time. `change` is for documents.
 */
export async function overSlowLine(
  origin: string,
  change = (html: string) => html,
): Promise<string> {
  const kept = new Map<string, ReturnType<typeof answerOf>>();
  const memory = serve(async ({ url = '/' }, response) => {
    const answer = kept.get(url) ?? answerOf(origin + url, change);
    kept.set(url, answer);
    send(response, await answer);
  });
  // A phone's connection outlives the rest before the first press.
  memory.keepAliveTimeout = 60_000;
  const port = await listen(memory);
  const lines = { down: { free: 0, speed: speeds.down }, up: { free: 0, speed: speeds.up } };
  const line = createServer({ noDelay: true }, (phone) => {
    const server = connect({ port, host: '127.0.0.1', noDelay: true });
    const opened = performance.now() + roundTrip;
    carry(phone, server, lines.up, opened);
    carry(server, phone, lines.down, opened);
  });
  return `http://127.0.0.1:${await listen(line)}`;
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  const address = server.address();
  if (!isPort(address)) throw new Error('A server that listens on a port has one');
  return address.port;
}

const isPort = (address: string | AddressInfo | null): address is AddressInfo =>
  typeof address === 'object' && address !== null;

async function answerOf(address: string, change: (html: string) => string) {
  const response = await fetch(address, { redirect: 'manual' });
  const headers = Object.fromEntries(
    ['content-type', 'cache-control', 'content-security-policy', 'location'].flatMap((name) => {
      const value = response.headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
  const { 'content-type': type = '' } = headers;
  if (!/^text\/|javascript|json|svg/.test(type)) {
    return { status: response.status, headers, body: Buffer.from(await response.arrayBuffer()) };
  }
  const text = await response.text();
  const body = gzipSync(type.startsWith('text/html') ? change(text) : text);
  return { status: response.status, headers: { ...headers, 'content-encoding': 'gzip' }, body };
}

function send(
  response: ServerResponse,
  { status, headers, body }: Awaited<ReturnType<typeof answerOf>>,
): void {
  response.writeHead(status, { ...headers, 'content-length': body.length }).end(body);
}

/** One way of a connection. All connections share the line; each starts slowly and doubles what it sends in a round trip. */
function carry(from: Socket, to: Socket, line: { free: number; speed: number }, opened: number) {
  let window = firstWindow;
  let sent = 0;
  let round = opened;
  let delivered = Promise.resolve();
  const deliver = (act: () => void, time: number) => {
    delivered = delivered.then(() => pause(Math.max(0, time - performance.now()))).then(act);
  };
  from.on('data', (bytes: Buffer) => {
    for (let start = 0; start < bytes.length; start += segment) {
      const part = bytes.subarray(start, start + segment);
      const isFull = sent + part.length > window;
      const isLater = performance.now() > round + roundTrip;
      if (isFull || isLater) {
        if (isFull) window *= 2;
        round = isLater ? performance.now() : round + roundTrip;
        sent = 0;
      }
      sent += part.length;
      line.free = Math.max(line.free, round, performance.now()) + part.length / line.speed;
      deliver(() => to.writable && to.write(part), line.free + roundTrip / 2);
    }
  });
  from.on('end', () => deliver(() => to.end(), 0));
  from.on('error', () => to.destroy());
}
