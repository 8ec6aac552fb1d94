import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { rateLimits } from '../../../app/server/limits.ts';

it.each([
  ['FORM_LIMITER', rateLimits.sender],
  ['SITE_LIMITER', rateLimits.everyone],
])(
  'the rate limit of %s is the one that the platform enforces',
  (name, { posts, periodSeconds }) => {
    const wrangler = readFileSync(new URL('../../../wrangler.toml', import.meta.url), 'utf8');
    const pattern = new RegExp(
      `name = "${name}"[^[]*simple = \\{ limit = (\\d+), period = (\\d+) \\}`,
    );
    expect(pattern.exec(wrangler)?.slice(1).map(Number)).toEqual([posts, periodSeconds]);
  },
);
