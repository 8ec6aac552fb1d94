import blog from '../../app/content/data/blog.json' with { type: 'json' };
import faq from '../../app/content/data/faq.json' with { type: 'json' };
import job from '../../app/content/data/job.json' with { type: 'json' };
import { testSite } from '../support/sites.ts';
import { expect, test, type Visitor } from './visitor.ts';

const wide = [1440, 900] as const;
/** As narrow as WebKit's window gets. */
const phone = [450, 900] as const;

const services = '.menu-item:has(> [href="/services"])';
const panel = `${services} .menu-panel`;
const scrollY = (visitor: Visitor) => visitor.tab.run(() => Math.round(window.scrollY));

test.beforeEach(({ visitor }) => visitor.tab.resize(...wide));

test('home shows its pictures and scrolls in one direction', async ({ visitor }) => {
  for (const size of [wide, phone]) {
    await visitor.tab.resize(size[0], size[1]);
    await visitor.visit('/');
    const faults = await visitor.tab.run(async () => {
      const images = [...document.images].filter((image) => image.checkVisibility());
      for (const image of images) image.loading = 'eager';
      const broken = await Promise.allSettled(images.map((image) => image.decode()));
      const { scrollWidth, clientWidth } = document.documentElement;
      const count = broken.filter(({ status }) => status === 'rejected').length;
      return [count, scrollWidth - clientWidth];
    });
    expect(faults, `broken pictures, sideways scroll at ${size[0]}`).toEqual([0, 0]);
  }
});

test('the menu opens by mouse, survives a diagonal path and closes', async ({ visitor }) => {
  await visitor.visit('/');
  await visitor.hover(`${services} > .menu-link`);
  await visitor.see(panel);
  const [from, to] = [
    await visitor.place(`${services} > .menu-link`),
    await visitor.place(`${panel} > li:last-child .menu-link`),
  ];
  for (let step = 1; step <= 8; step++) {
    const part = step / 8;
    await visitor.tab.movePointer(
      from.x + (to.x + 100 - from.x) * part,
      from.y + (to.y - from.y) * part,
    );
  }
  await visitor.see(panel);
  await visitor.hover(`${services} .menu-group > summary`);
  await visitor.see(`${services} .menu-flyout`);
  await visitor.tab.movePointer(300, 700);
  await visitor.miss(panel);
  await visitor.hover(`${services} > .menu-link`);
  await visitor.click(`${panel} [href="/services/speaking"]`);
  await visitor.address(/^\/services\/speaking$/);
});

test('the menu opens and closes by key', async ({ visitor }) => {
  await visitor.visit('/');
  await visitor.focus(`${services} > details > summary`);
  await visitor.tab.press('Enter');
  await visitor.see(panel);
  await visitor.tab.press('Escape');
  await visitor.miss(panel);
  expect(await visitor.tab.run(() => document.activeElement?.localName)).toBe('summary');
});

test('the drawer of small screens closes after a choice', async ({ visitor }) => {
  await visitor.tab.resize(...phone);
  await visitor.visit('/');
  await visitor.miss('#site-menu');
  await visitor.click('.menu-button');
  await visitor.see('#site-menu');
  await visitor.click('#site-menu [href="/pricing"]');
  await visitor.address(/^\/pricing$/);
  await visitor.miss('#site-menu');
});

test('the carousel keeps its slide when a phone is turned', async ({ visitor }) => {
  await visitor.tab.resize(...phone);
  await visitor.visit('/');
  const inView = () =>
    visitor.tab.run(() => {
      const list = document.querySelector('.carousel-track');
      return list ? list.scrollLeft / list.clientWidth + 1 : 0;
    });
  const isThird = async () => {
    await expect.poll(inView).toBeCloseTo(3, 1);
    await visitor.see('.carousel-dot[aria-current]', /testimonial 3/);
  };
  for (const slide of [2, 3]) {
    await visitor.click('[aria-label="Next testimonial"]');
    await expect.poll(inView).toBeCloseTo(slide, 1);
  }
  await isThird();
  await visitor.tab.resize(900, 450);
  await isThird();
  await visitor.tab.resize(...phone);
  await isThird();
});

test('a reader signs up for the newsletter, at an address as people have them', async ({
  visitor,
}) => {
  await visitor.visit('/');
  await visitor.type('#email', `marie.${Date.now()}@québec.example`);
  await visitor.click('#newsletter button[type=submit]');
  await visitor.see('#newsletter', /Thank you for subscribing!/);
  await visitor.address(/^\/$/);
});

test('a message is corrected, has a time to meet and is sent', async ({ visitor }) => {
  await visitor.visit('/contact');
  await visitor.type('#full_name', 'Zoë Tremblay');
  await visitor.type('#message', 'We need help with our books.');
  await visitor.click('#form [type=submit]');
  await visitor.see('[role=alert]');
  await visitor.type('#email_address', `zoe.${Date.now()}@nonprofit.example`);
  await visitor.choose('#interest_area', 'General Inquiry');
  await visitor.choose('#country', 'Canada');
  await visitor.click('#times details:nth-child(2) summary');
  await visitor.click('#times details:nth-child(2) li:nth-child(3) label');
  await visitor.see('#times [role=status]', /Chosen: .*, \d+:\d\d/);
  await visitor.click('#form [type=submit]');
  await visitor.see('#form', /Thank you for reaching out!/);
  await visitor.see('#form [role=status] li', / at \d/);
  await visitor.miss('#form [role=alert]');
});

test('Back to the form shows what was typed', async ({ visitor }) => {
  await visitor.visit('/contact');
  await visitor.type('#full_name', 'Zoë Tremblay');
  await visitor.type('#message', 'We need help.');
  await visitor.choose('#country', 'Canada');
  await visitor.click('#times details:nth-child(2) summary');
  await visitor.click('#times details:nth-child(2) li:nth-child(3) label');
  const typed = () =>
    visitor.tab.run(() => {
      const form = document.querySelector<HTMLFormElement>('#form form');
      const data = new FormData(form ?? undefined);
      return [data.get('full_name'), data.get('message'), data.get('country'), data.has('times')];
    });
  const kept = ['Zoë Tremblay', 'We need help.', 'Canada', true];
  // Chromium throws away a page that is asked while it goes back.
  const isKept = () => expect(async () => expect(await typed()).toEqual(kept)).toPass();
  await isKept();
  await visitor.click('#form [href="/privacy-policy"]');
  await visitor.address(/^\/privacy-policy$/);
  await visitor.tab.back();
  await isKept();
  await visitor.tab.open(`${testSite.url}/privacy-policy`);
  await visitor.tab.back();
  await isKept();
  await visitor.hydrated();
  await isKept();
});

test('positions are narrowed, read and found again with Back', async ({ visitor }) => {
  const cards = '#openings article';
  await visitor.visit('/careers');
  const all = await visitor.count(cards);
  const place = await visitor.tab.run(
    () => document.querySelector<HTMLOptionElement>('[name=location] option:nth-child(2)')?.value,
  );
  await visitor.choose('[name=location]', place ?? '');
  await visitor.address(/location=/);
  await expect.poll(() => visitor.count(cards)).toBeLessThan(all);
  const narrowed = await visitor.count(cards);
  await visitor.click(`${cards} h3 a`);
  await visitor.see('h2', job.about);
  await visitor.address(/^\/careers\/[a-z]/);
  await visitor.tab.back();
  await visitor.address(/location=/);
  await expect.poll(() => visitor.count(cards)).toBe(narrowed);
  await visitor.tab.back();
  await visitor.address(/^\/careers$/);
  await expect.poll(() => visitor.count(cards)).toBe(all);
});

test('a question is answered, searched and missed', async ({ visitor }) => {
  await visitor.visit('/resources/faq');
  await visitor.click('details:has(.faq-answer) summary');
  await visitor.see('details[open] .faq-answer');
  await visitor.type('[type=search]', 'nothing like it');
  await visitor.see('main', faq.empty.text);
});

test('posts are narrowed by words and category', async ({ visitor }) => {
  await visitor.visit('/resources/blog');
  const all = await visitor.count('main article');
  const category = await visitor.tab.run(
    () => document.querySelector<HTMLOptionElement>('[name=category] option:nth-child(2)')?.value,
  );
  await visitor.choose('select[name=category]', category ?? '');
  await expect.poll(() => visitor.count('main article')).toBeLessThan(all);
  await visitor.type('[type=search]', 'nothing like it');
  await visitor.see('main', blog.empty);
});

test('a product is added for a moment', async ({ visitor }) => {
  await visitor.visit('/products/policy-toolkit');
  const button = '#products article button';
  const words = await visitor.text(button);
  await visitor.click(button);
  await expect.poll(() => visitor.text(button)).not.toBe(words);
  await expect.poll(() => visitor.text(button)).toBe(words);
});

test('the estimator follows the typing', async ({ visitor }) => {
  await visitor.visit('/pricing');
  const result = '#estimate [role=status]';
  const before = await visitor.text(result);
  await visitor.tab.run(() => document.querySelector<HTMLInputElement>('#full_time')?.select());
  await visitor.tab.type('187');
  await expect.poll(() => visitor.text(result)).not.toBe(before);
});

test('legal pages open at their top, and Back returns to the footer', async ({ visitor }) => {
  await visitor.visit('/');
  for (const page of ['/privacy-policy', '/sms-policy', '/terms-conditions']) {
    const link = `footer [href="${page}"]`;
    await visitor.place(link);
    const before = await scrollY(visitor);
    await visitor.click(link);
    await visitor.address(new RegExp(`^${page}$`));
    await expect.poll(() => scrollY(visitor), `${page} opens at`).toBe(0);
    await visitor.tab.back();
    await visitor.address(/^\/$/);
    const back = expect.poll(() => scrollY(visitor), `back from ${page} at`);
    await back.toBeCloseTo(before, -1);
  }
});

test('Back from another document finds the place again', async ({ visitor }) => {
  await visitor.visit('/about');
  await visitor.tab.run(() => scrollTo({ top: 1500, behavior: 'instant' }));
  await expect.poll(() => scrollY(visitor)).toBe(1500);
  await visitor.tab.run(() => location.assign('/pricing'));
  await visitor.address(/^\/pricing$/);
  await visitor.tab.back();
  await visitor.address(/^\/about$/);
  await expect.poll(() => scrollY(visitor)).toBe(1500);
});

test('links that are hovered are fetched ahead without an error', async ({ visitor }) => {
  await visitor.visit('/');
  await visitor.hover('.site-header [href="/careers"]');
  await visitor.hover('.header-row > [href$="#book-consultation"]');
  await visitor.click('.header-row > [href$="#book-consultation"]');
  await visitor.see('#form');
});
