import type { FaultInput } from './faults.ts';

/** Every way in which storing a row may fail. */
export const writeFaults = [
  ['refuses', { kind: 'status', status: 500 }],
  ['forbids it', { kind: 'status', status: 403 }],
  ['cuts the connection', { kind: 'reset' }],
  ['never answers', { kind: 'hang' }],
  ['stops in the middle of its answer', { kind: 'hang-in-body' }],
  ['answers with a page', { kind: 'html' }],
  ['answers with nothing', { kind: 'empty' }],
  ['answers something else', { kind: 'wrong-types' }],
  ['never stops talking', { kind: 'huge', megabytes: 10 }],
  ['sends the site elsewhere', { kind: 'redirect', location: 'http://192.0.2.1/' }],
] as const satisfies readonly (readonly [string, FaultInput])[];
