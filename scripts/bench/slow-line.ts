import { createServer as serve } from 'node:http';
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { listen } from '../stack/ports.ts';

/** A slow phone's line: milliseconds there and back, bytes a millisecond, and what TCP sends before the first answer. */
const roundTrip = 150;
const speeds = { down: 200, up: 94 };
const segment = 1_460;
const firstWindow = 10 * segment;

/**
 * An address on this machine that gives what an origin gives, over the slow line. Each answer is kept in memory: a CDN's are
 * as quick, and the local server would take the browser's processor time. `change` is for documents.
 */
export async function overSlowLine(origin: string, change = (html: string) => html) {
  const known = new Map<string, ReturnType<typeof answerOf>>();
  const memory = serve(async ({ url = '/' }, response) => {
    const answer = known.get(url) ?? answerOf(origin + url, change);
    known.set(url, answer);
    const { status, headers, body } = await answer;
    response.writeHead(status, { ...headers, 'content-length': body.length }).end(body);
  });
  // A phone's connection outlives the rest before the first press.
  memory.keepAliveTimeout = 60_000;
  const { port } = new URL(await listen(memory, 0));
  const lines = { down: { free: 0, speed: speeds.down }, up: { free: 0, speed: speeds.up } };
  const line = createServer({ noDelay: true }, (phone) => {
    const server = connect({ port: Number(port), host: '127.0.0.1', noDelay: true });
    const opened = performance.now() + roundTrip;
    carry(phone, server, lines.up, opened);
    carry(server, phone, lines.down, opened);
  });
  return listen(line, 0);
}

const kept = ['content-type', 'cache-control', 'content-security-policy', 'location'];

async function answerOf(address: string, change: (html: string) => string) {
  const response = await fetch(address, { redirect: 'manual' });
  const headers = Object.fromEntries([...response.headers].filter(([name]) => kept.includes(name)));
  const { 'content-type': type = '' } = headers;
  if (!/^text\/|javascript|json|svg/.test(type)) {
    return { status: response.status, headers, body: Buffer.from(await response.arrayBuffer()) };
  }
  const text = await response.text();
  const body = gzipSync(type.startsWith('text/html') ? change(text) : text);
  return { status: response.status, headers: { ...headers, 'content-encoding': 'gzip' }, body };
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
