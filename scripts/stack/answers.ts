import { connect } from 'node:net';

/** True when a program listens: on a port of this machine, or at a socket of this name. */
export function answers(at: number | string): Promise<boolean> {
  const socket = typeof at === 'number' ? connect(at, '127.0.0.1') : connect(at);
  return new Promise((resolve) => {
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
