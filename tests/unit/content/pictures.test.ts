import { expect, it } from 'vitest';
import {
  iconProblems,
  photoProblems,
  pictureProblems,
} from '../../../scripts/content/picture-problems.ts';
import { cardsToDraw, saidOn, wantedCards } from '../../../scripts/content/social-cards.ts';

const heroes = ['/images/heroes/home.avif', '/images/heroes/home-960.avif'];
const drawn = [...heroes, '/images/portraits/ceo.avif'];
const found = (value: unknown, html = '') =>
  pictureProblems([{ file: 'x.ts', value, html }], (path) => drawn.includes(path));
const photo = { staff: [{ photo: { file: '/images/photos/nobody.jpg', alt: 'x' } }] };

const page = { id: 'about', kicker: 'Toronto, Ontario', title: 'About' };
const post = { id: 'blog/my-post', kicker: 'Blog', title: 'My Post' };
it.each([
  ['a width not drawn', found({ b: 'portraits/ceo' }), 'x.ts: b: public/images/portraits/ceo-560'],
  ['one in a text', found({}, '<img src="/images/x.png">'), 'x.ts: picture /images/x.png: public'],
  ['another site’s', found({}, '<img src="https://x.org/a.png">'), 'only this site’s own pictures'],
  ['a photograph', await photoProblems([{ file: 'x.json', value: photo }]), 'staff.0.photo.file'],
  ['an icon', iconProblems(['scale', 'unicorn'], ['scale']), 'names: unicorn is not there yet'],
])('%s is found, with its place and the fix', (_, problems, expected) => {
  expect(problems).toEqual([expect.stringContaining(expected)]);
});

it.each([
  ['pictures that are drawn', found({ image: 'heroes/home', text: 'heroes and others' })],
  ['pictures in a text', found({}, `<img src="${drawn[0]}" alt="">`)],
  ['icons that are drawn', iconProblems(['scale'], ['anchor', 'scale'])],
])('nothing is found in %s', (_, problems) => expect(problems).toEqual([]));

it('a new post has a card of its own', () => {
  const cards = wantedCards([{ path: '/resources/blog/my-post', title: 'My Post' }]);
  expect(cards).toContainEqual(post);
});

it.each([
  ['that is not there', post, saidOn(post), [post.id]],
  ['with a former title', { ...page, title: 'Us' }, saidOn(page), [page.id]],
  ['that is as drawn', page, saidOn(page), []],
  ['of the owner’s own, whatever it says', page, undefined, []],
])('a card %s: whether npm run draw draws it', (_, wanted, words, ids) => {
  expect(cardsToDraw([wanted], () => words)).toEqual(ids);
});
