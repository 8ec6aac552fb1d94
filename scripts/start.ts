import { runStack } from './stack/stack.ts';

/** npm start: the built site on its database, as it is deployed. */
await runStack('built');
