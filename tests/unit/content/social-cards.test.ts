import { expect, it } from 'vitest';
import { cardProblems } from '../../../scripts/content/card-problems.ts';

it('names the command that draws the missing card of a new post', () => {
  const post = [{ file: 'app/content/blog/my-post.md' }, { file: 'app/content/rates.ts' }];
  expect(cardProblems(post, (path) => !path.includes('my-post'))).toEqual([
    'public/images/social/blog/my-post.jpg does not exist: run npm run cards, which draws it',
  ]);
});
