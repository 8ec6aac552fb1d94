import { describe, expect, it } from 'vitest';
import { organization } from '../../../app/content/organization.ts';
import {
  cardProblems,
  leftoverCards,
  saidOn,
  wantedCards,
} from '../../../scripts/content/social-cards.ts';

const post = { id: 'blog/my-post', kicker: 'Blog', title: 'My Post' };
const page = { id: 'about', kicker: 'Toronto, Ontario', title: 'About' };
const fresh = (id: string) => ({ says: saidOn(id === post.id ? post : page) });

describe('the check says', () => {
  it('the command that draws the missing card of a new post', () => {
    const file = 'app/content/blog/my-post.md';
    const wanted = wantedCards([{ file, value: { title: 'My Post' } }]);
    expect(wanted).toContainEqual(post);
    expect(cardProblems(wanted, (id) => (id === post.id ? undefined : {}))).toEqual([
      'public/images/social/blog/my-post.jpg does not exist: run npm run draw, which draws it',
    ]);
  });

  it('the command that draws a card again whose title has changed', () => {
    const renamed = { ...post, title: 'Another Title' };
    expect(cardProblems([page, renamed], fresh)).toEqual([
      `public/images/social/blog/my-post.jpg says “${organization.name} | Blog | My Post” instead of “${organization.name} | Blog | Another Title”: run npm run draw, which draws what has changed`,
    ]);
  });

  it('that cards hold the organization’s former name, in one line for all of them', () => {
    const problems = cardProblems([page, post], (id) => ({
      says: fresh(id).says.replace(organization.name, 'The Former Name'),
    }));
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain('says “The Former Name | Toronto, Ontario | About”');
    expect(problems[0]).toContain('and 1 more likewise');
  });
});

it('the card of a page that is gone is named, and one of a text with a fault is not', () => {
  const ids = ['home', 'services/gone', 'blog/no-category'];
  expect(leftoverCards(ids, (id) => id === 'blog/no-category')).toEqual([
    'public/images/social/services/gone.jpg: its page is gone; delete it',
  ]);
});

it('an owner’s own card is left alone, whatever it says', () => {
  expect(cardProblems([page, post], () => ({}))).toEqual([]);
});
