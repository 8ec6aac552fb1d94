import { renderToStaticMarkup as html } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { ButtonLink } from '../../app/components/Button.tsx';
import { SmartLink } from '../../app/components/links.tsx';
import { Portrait } from '../../app/components/Picture.tsx';
import {
  Embed,
  RecordingLink,
  Recordings,
  recordingWords,
} from '../../app/components/Recordings.tsx';
import { StorySummary } from '../../app/components/StorySummary.tsx';
import { Testimonial } from '../../app/components/Testimonials.tsx';
import type { PolicyToolkit } from '../../app/content/collections.server.ts';
import impactStories from '../../app/content/data/impact-stories.json' with { type: 'json' };
import file from '../../app/content/data/policy-toolkit.json' with { type: 'json' };
import videos from '../../app/content/data/videos.json' with { type: 'json' };
import { organization } from '../../app/content/organization.ts';
import { CeoSchema } from '../../app/content/schemas/pages.ts';
import { PolicyToolkitSchema } from '../../app/content/schemas/products.ts';
import { VideoSchema } from '../../app/content/schemas/resources.ts';
import { withPictures } from '../../app/pictures/pictures.server.ts';
import { ProductCards } from '../../app/routes/policy-toolkit/ProductCards.tsx';
import { fill } from '../../app/text/fill.ts';

describe('a recording that an owner has filled in', () => {
  const url = 'https://www.youtube-nocookie.com/embed/a1B2';
  const recording = { url, title: 'Month-end', platform: 'YouTube' };

  it('asks its platform for nothing before the visitor plays it', () => {
    const facade = html(<Embed {...recording} />);
    expect(facade).not.toContain('<iframe');
    expect(facade).not.toMatch(/(?:src|href)="https:/);
    expect(facade).toContain(fill(recordingWords.privacy, { platform: 'YouTube' }));
    expect(facade).toMatch(/<button[^>]* disabled=""/);
  });

  it('has a link to its page on the platform beside it', () => {
    const link = html(<RecordingLink {...recording} />);
    expect(link).toContain('href="https://www.youtube.com/watch?v=a1B2"');
    expect(link).toContain('(opens in a new tab)');
  });

  it('is searched, also when it has only a link, and what is to come is not', () => {
    const planned = { ...recording, id: 'planned', url: '', directLink: '' };
    const items = [planned, { ...planned, id: 'linked', directLink: url }];
    const lists = html(
      <Recordings headings={videos.headings} today={{ heading: '', items: [] }} items={items}>
        {({ directLink }) => directLink || 'To come'}
      </Recordings>,
    );
    expect(lists).toMatch(new RegExp(`^((?!nosnippet).)*${url}.*nosnippet.*To come`));
  });

  it('is the address of a player of its platform', () => {
    const video = { ...videos.featured, platform: 'youtube', embedUrl: url };
    expect(v.is(VideoSchema, video)).toBe(true);
    expect(v.is(VideoSchema, { ...video, platform: 'screenpal' })).toBe(false);
    expect(v.is(VideoSchema, { ...video, embedUrl: 'https://example.org/embed/a' })).toBe(false);
  });
});

it('a person is a photograph, else a drawing, else initials', () => {
  const drawing = withPictures('portraits/staff-1');
  const person = { name: 'Étienne de la Rue', drawing };
  const photo = { src: 'etienne.avif', width: 1200, height: 800, alt: 'Étienne at a desk' };
  const shown = html(<Portrait {...person} photo={photo} />);
  for (const part of ['etienne.avif', 'alt="Étienne at a desk"']) expect(shown).toContain(part);
  expect(html(<Portrait {...person} />)).toContain('portraits/staff-1');
  expect(html(<Portrait name={person.name} />)).toMatch(/>ÉR</);
  expect(html(<Portrait name="Tenzin" />)).toMatch(/>T</);
  expect(v.is(CeoSchema.entries.portrait, undefined), 'the chief executive too').toBe(true);
});

it('an example says so before its words, and a client’s own words do not', () => {
  const said = {
    quote: 'It helped.',
    author: 'Director',
    logo: withPictures('logos/granite'),
  } as const;
  expect(html(<Testimonial {...said} label="Example" />)).toMatch(/Example.*It helped\./);
  expect(html(<Testimonial {...said} />)).not.toContain('Example');
  const story = { challenge: 'Late books.', outcome: 'Books on time.' };
  const summary = (label?: string) =>
    html(<StorySummary story={{ ...story, label }} words={impactStories} className="" />);
  expect(summary('Example')).toContain(impactStories.note);
  expect(summary()).not.toContain(impactStories.note);
});

it('a link that leads nowhere yet says so to everybody, and is no working control', () => {
  const link = html(<ButtonLink link={{ href: '#', label: 'Listen' }} />);
  for (const part of ['role="link"', 'aria-disabled="true"', 'pointer-events-none']) {
    expect(link).toContain(part);
  }
  expect(link).not.toContain('href');
  expect(link).toMatch(/Listen<span> \(not available yet\)<\/span>/);
  const mark = html(<SmartLink to="#" aria-label="LinkedIn" />);
  expect(mark).toContain('aria-label="LinkedIn (not available yet)"');
  const profile = html(<SmartLink to="https://example.org" aria-label="LinkedIn" />);
  expect(profile).toContain('aria-label="LinkedIn (opens in a new tab)"');
  const write = html(<ButtonLink link={{ href: 'mailto:us@example.org', label: 'Write' }} />);
  expect(write).not.toMatch(/not available yet|aria-disabled="|role/);
});

it.each(['mailto:us@example.org?subject=x', 'mailto:?subject=x&to=us@example.org'])(
  'paper has the mailbox of %s',
  (to) => {
    expect(html(<SmartLink to={to}>Write</SmartLink>)).toContain('data-printed="us@example.org"');
  },
);

describe('a product', () => {
  const { products } = v.parse(v.pick(PolicyToolkitSchema, ['products']), {
    products: file.products,
  });
  const checkoutUrl = 'https://pay.example.org/toolkit';
  const item = {
    title: 'Templates',
    description: 'Ready to be filled in.',
    image: withPictures('toolkit/full-toolkit'),
    details: '/contact',
  } as const;
  const items: PolicyToolkit['products']['items'] = [
    { ...item, productId: 'full-toolkit', checkoutUrl },
    { ...item, productId: 'finance-pack' },
    { ...item, productId: 'governance-pack' },
  ];
  const [, first = '', priced = '', plain = ''] = html(
    <MemoryRouter>
      <ProductCards
        products={{ ...products, items }}
        delivery="At once"
        prices={{ 'full-toolkit': 249.5, 'finance-pack': 80 }}
      />
    </MemoryRouter>,
  ).split('<article');

  const { add, ask, buy, order } = products.buttons;
  const mail = `href="mailto:${organization.email}?subject=${item.title}"`;
  const bought = [`href="${checkoutUrl}"`, buy, '$249.50 (CAD)', 'At once'];

  it.each([
    ['a payment page is bought there', first, bought, [add, 'mailto:', products.delivered]],
    ['a price is ordered by email', priced, [mail, add, order, '$80 (CAD)', 'At once'], [buy]],
    ['neither is asked for', plain, [mail, add, ask, products.noPrice], [buy, 'At once']],
  ])('with %s', (_how, card, said, unsaid) => {
    expect(said.filter((words) => !card.includes(words))).toEqual([]);
    expect(unsaid.filter((words) => card.includes(words))).toEqual([]);
  });
});
