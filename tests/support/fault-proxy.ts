import { createServer, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { listen } from '../../scripts/local-supabase/listen.ts';

/** What may happen to a request on its way to a real backend, with its share of all. */
const fates = [
  ['passes', 0.6],
  ['delayed', 0.12],
  ['refused', 0.1],
  ['cut before', 0.09],
  /** The backend does what was asked; the answer is lost. */
  ['cut after', 0.06],
  ['answered with a page', 0.02],
  ['never answered', 0.01],
] as const;

type Fate = (typeof fates)[number][0];

/** A running proxy: its address and how often each fate was met. */
export interface FaultProxy {
  readonly url: string;
  readonly met: Record<Fate, number>;
  stop(): Promise<void>;
}

/** Stands in front of a backend and lets a random part of the requests fail in every way. */
export async function startFaultProxy(
  backend: string,
  random: () => number = Math.random,
): Promise<FaultProxy> {
  const met: FaultProxy['met'] = {
    passes: 0,
    delayed: 0,
    refused: 0,
    'cut before': 0,
    'cut after': 0,
    'answered with a page': 0,
    'never answered': 0,
  };
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const fate = draw(random());
    met[fate] += 1;
    const forward = () =>
      fetch(`${backend}${request.url}`, {
        method: request.method ?? 'GET',
        headers: {
          apikey: String(request.headers.apikey),
          authorization: String(request.headers.authorization),
          'content-type': 'application/json',
        },
        body,
      });
    await meet(fate, response, forward).catch(() => response.destroy());
  });
  const url = await listen(server, 0);
  return {
    url,
    met,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function meet(fate: Fate, response: ServerResponse, forward: () => Promise<Response>) {
  switch (fate) {
    case 'refused':
      response.writeHead(503).end('{"code":"53300","message":"too many connections"}');
      return;
    case 'cut before':
      response.destroy();
      return;
    case 'never answered':
      return;
    case 'answered with a page':
      response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Maintenance</h1>');
      return;
    case 'delayed':
      await sleep(50);
  }
  const answer = await forward();
  const body = await answer.text();
  if (fate === 'cut after') response.destroy();
  else response.writeHead(answer.status).end(body);
}

function draw(random: number): Fate {
  let below = 0;
  for (const [fate, share] of fates) {
    below += share;
    if (random < below) return fate;
  }
  return 'passes';
}
