import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { rateLimit } from '../../../app/server/limits.ts';

it('the rate limit of posts is the one that the platform enforces', () => {
  const wrangler = readFileSync(new URL('../../../wrangler.toml', import.meta.url), 'utf8');
  const limiter = /name = "FORM_LIMITER"[^[]*simple = \{ limit = (\d+), period = (\d+) \}/.exec(
    wrangler,
  );
  expect(limiter?.slice(1).map(Number)).toEqual([rateLimit.posts, rateLimit.periodSeconds]);
});
