import { benchBackend } from '../tests/bench/backend.ts';
import { benchEdge } from '../tests/bench/edge.ts';
import { benchMemory } from '../tests/bench/memory.ts';
import { benchPageLoads } from '../tests/bench/page-loads.ts';
import { benchRender } from '../tests/bench/render.ts';
import { benchSizes } from '../tests/bench/sizes.ts';
import { benchTaps } from '../tests/bench/taps.ts';
import { runCommand, StackError } from './stack/command.ts';
import { run, stopAll } from './stack/processes.ts';

/**
 * npm run bench: sizes, page loads, taps, requests per second, rendering, backend calls and memory as tables, then what
 * falls short. Name parts to run only those: npm run bench -- sizes edge. On a busy machine times say little; sizes hold.
 */
const parts: Readonly<Record<string, () => Promise<string[]>>> = {
  sizes: async () => benchSizes(),
  loads: benchPageLoads,
  taps: benchTaps,
  edge: benchEdge,
  render: benchRender,
  backend: benchBackend,
  memory: benchMemory,
};

const asked = process.argv.slice(2);

await runCommand(async () => {
  const unknown = asked.filter((name) => !Object.hasOwn(parts, name));
  if (unknown.length > 0) {
    throw new StackError(
      `There is no part ${unknown.join(', ')}: choose from ${Object.keys(parts).join(', ')}.`,
    );
  }
  const problems: string[] = [];
  try {
    console.log('▸ Building the site…');
    process.env.SOURCE_MAPS = '1';
    if (!(await run('react-router', ['build', '--logLevel', 'error']))) {
      throw new StackError('The build failed: fix what the lines above say and try again.');
    }
    for (const [name, measure] of Object.entries(parts)) {
      if (asked.length > 0 && !asked.includes(name)) continue;
      console.log(`\n▸ Measuring ${name}…`);
      problems.push(...(await measure()));
    }
  } finally {
    await stopAll();
  }
  for (const problem of problems) console.log(`\n✗ ${problem}`);
  console.log(
    problems.length > 0
      ? '\nMeasure again on a machine that does nothing else; docs/performance.md says what was measured before.'
      : '\n✓ Nothing falls short.',
  );
});
