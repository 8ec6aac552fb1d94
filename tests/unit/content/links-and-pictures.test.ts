import { describe, expect, it } from 'vitest';
import { duplicateProblems } from '../../../scripts/content/duplicate-problems.ts';
import { linkProblems, type Site } from '../../../scripts/content/link-problems.ts';
import { iconProblems, pictureProblems } from '../../../scripts/content/picture-problems.ts';
import type { Source } from '../../../scripts/content/source.ts';
import { thisSite } from '../../../scripts/content/this-site.ts';

const site: Site = {
  hasPath: (path) => ['/', '/about', '/contact', '/resources/blog/a-post'].includes(path),
  anchorsOf: (path) => (path === '/' ? undefined : new Set(['mission-vision', 'form'])),
  redirects: { '/services/old': '/about' },
  interests: ['Job Inquiry / Unsolicited Resume'],
};
const typed = (value: unknown): Source => ({ file: 'app/content/x.ts', value });
const written = (html: string): Source => ({
  file: 'app/content/blog/a-post.md',
  path: '/resources/blog/a-post',
  value: {},
  html,
});

describe('links', () => {
  it('lets through pages, anchors, placeholders, mail and other sites', () => {
    const links = ['/about#mission-vision', '#', 'mailto:a@example.org', 'https://example.org/x'];
    const interest = '/contact?interest=job-inquiry-unsolicited-resume#form';
    expect(
      linkProblems([typed({ links, interest, any: '/#unknown-before-a-build' })], site),
    ).toEqual([]);
  });

  it('names a dead link in typed content by its field', () => {
    expect(linkProblems([typed({ cards: [{ link: { href: '/abuot' } }] })], site)).toEqual([
      'app/content/x.ts: cards.0.link.href: no page stands at /abuot; correct the address or add the page to app/pages.ts',
    ]);
  });

  it('takes a link to a page with a fault of its own for what it is', () => {
    const faulty = { sources: [], problems: [], paths: ['/resources/blog/no-category'] };
    expect(thisSite(faulty, false).hasPath('/resources/blog/no-category')).toBe(true);
    expect(thisSite(faulty, false).hasPath('/resources/blog/nowhere')).toBe(false);
  });

  it('leaves alone the former addresses that a text notes of itself', () => {
    expect(linkProblems([typed({ aliases: ['/services/old'] })], site)).toEqual([]);
  });

  it('names a link to an address that a removed page has left', () => {
    expect(linkProblems([typed({ href: '/services/old#form' })], site)).toEqual([
      'app/content/x.ts: href: /services/old is redirected; lead to /about or take the link out',
    ]);
  });

  it('names a dead anchor and an unknown interest', () => {
    const problems = linkProblems(
      [typed({ a: '/about#mission', b: '/contact?interest=gardening' })],
      site,
    );
    expect(problems).toEqual([
      'app/content/x.ts: a: /about has no anchor #mission; name one of its headings or sections',
      'app/content/x.ts: b: the contact form has no interest "gardening"; see app/content/contact-options.ts',
    ]);
  });

  it('reads the links of Markdown, those inside the page included', () => {
    const html = '<a href="/nowhere">x</a> <a href="#form">y</a> <a href="#gone">z</a>';
    expect(linkProblems([written(html)], site)).toEqual([
      'app/content/blog/a-post.md: link to /nowhere: no page stands at /nowhere; correct the address or add the page to app/pages.ts',
      'app/content/blog/a-post.md: link to #gone: /resources/blog/a-post has no anchor #gone; name one of its headings or sections',
    ]);
  });
});

describe('pictures', () => {
  const pictures = {
    addressesOf: (key: string) =>
      /^heroes\/(home|gone)$/.test(key) ? [`/images/${key}.avif`, `/images/${key}-960.avif`] : [],
    base: '',
    hasFile: (path: string) =>
      [
        '/images/heroes/home.avif',
        '/images/heroes/home-960.avif',
        '/images/heroes/gone.avif',
      ].includes(path),
  };

  it('are fine when registered and drawn', () => {
    const value = {
      image: 'heroes/home',
      text: 'heroes and others',
      icon: '/images/heroes/home.avif',
    };
    expect(pictureProblems([typed(value)], pictures)).toEqual([]);
  });

  it('are reported when they are not drawn', () => {
    expect(pictureProblems([typed({ b: 'heroes/gone' })], pictures)).toEqual([
      'app/content/x.ts: b: public/images/heroes/gone-960.avif does not exist; run npm run draw or name another',
    ]);
  });

  it('of Markdown are reported when they are not there, or another site’s', () => {
    const html =
      '<img src="/images/heroes/home.avif" alt=""> <img alt="x" src="/images/none.png"> <img src="https://example.org/a.png" alt="y">';
    expect(pictureProblems([written(html)], pictures)).toEqual([
      'app/content/blog/a-post.md: picture /images/none.png: public/images/none.png does not exist; run npm run draw or name another',
      'app/content/blog/a-post.md: picture https://example.org/a.png: browsers show only this site’s own pictures; save it in public/images and write /images/…',
    ]);
  });

  it('of the icons are asked for by the command that draws them', () => {
    expect(iconProblems(['scale', 'unicorn'], ['scale'])).toEqual([
      'app/theme/icons.json: names: unicorn is not there yet; run npm run draw, or choose another icon',
    ]);
    expect(iconProblems(['scale'], ['anchor', 'scale'])).toEqual([]);
  });
});

describe('duplicates', () => {
  const page = (name: string, value: unknown): Source => ({
    file: `app/content/${name}.md`,
    path: `/${name}`,
    value,
  });

  it('names two pages with one title', () => {
    const sources = [page('a', { title: 'One' }), page('b', { title: 'One' })];
    expect(duplicateProblems(sources, [])).toEqual([
      'app/content/b.md: title: choose another one, app/content/a.md has the same',
    ]);
  });

  it('names a slug that a page of the list has already', () => {
    expect(duplicateProblems([page('about', {})], ['/about'])).toEqual([
      'app/content/about.md: slug: choose another one, app/pages.ts has the same',
    ]);
  });
});
