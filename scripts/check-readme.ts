/**
 * npm run check:readme: follows the README's section "Change something" in one copy of the tree, starts it as the README
 * says, and looks at it as a visitor; before that it makes an owner's mistakes and reads what is said. Three minutes.
 */

import { TreeCopy } from './copy/tree-copy.ts';
import { succeed } from './readme/instruction.ts';
import { job } from './readme/job.ts';
import { unnamedMistakes } from './readme/mistakes.ts';
import { pages } from './readme/pages.ts';
import { people } from './readme/people.ts';
import { posts } from './readme/posts.ts';
import { texts } from './readme/texts.ts';
import { Visitor } from './readme/visitor.ts';

const instructions = [...texts, ...people, ...posts, ...pages, job];

const copy = new TreeCopy('readme');
const problems: string[] = [];
try {
  console.log('▸ Doing what the README says, in a copy of the project: about three minutes.');
  console.log('▸ Making mistakes…');
  problems.push(...unnamedMistakes(copy));
  for (const { title, follow } of instructions) {
    console.log(`▸ ${title}…`);
    await follow(copy);
  }
  for (const command of ['format', 'check:content', 'typecheck']) {
    console.log(`▸ npm run ${command}…`);
    succeed(copy, command);
  }
  console.log('▸ Building and starting it…');
  const { origin, stop } = await copy.start();
  try {
    for (const { title, holds } of instructions) {
      const visitor = new Visitor(origin);
      await holds(visitor, copy);
      problems.push(...visitor.problems.map((problem) => `${title}: ${problem}`));
    }
  } finally {
    await stop();
  }
} catch (error) {
  problems.push(error instanceof Error ? error.message : String(error));
} finally {
  copy.delete();
}

for (const problem of problems) console.error(`✗ ${problem}`);
console.log(
  problems.length === 0
    ? '✓ What the README says about changing something is so.'
    : '\nMend the site, or say in the README what is so.',
);
process.exitCode = problems.length === 0 ? 0 : 1;
