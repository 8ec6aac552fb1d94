import { StackError } from './fail.ts';

const needed = 22;

/** npm scripts run on the Node that the project brings; this catches a call past them. */
export function checkNode(): void {
  const major = Number(process.versions.node.split('.')[0]);
  if (major >= needed) return;
  throw new StackError(
    `Node ${process.versions.node} is too old for this project: run npm ci once and start through npm (npm start, npm run dev), which brings its own Node.`,
  );
}
