import { runStack } from './stack/stack.ts';

/** npm run dev: the same stack with hot reload. */
await runStack('sources');
