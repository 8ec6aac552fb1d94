import fc from 'fast-check';
import { expect, inject, it } from 'vitest';
import { newAddress, newMessage } from '../support/contact-message.ts';
import { newSite } from './site.ts';

/*
 * Random posts to both forms of the built Worker on a healthy backend: a few hundred in npm test, 20,000 by
 * npm run test:long. Whatever arrives gets an answer below 500, and what is acknowledged is stored, once.
 */

const runs = inject('fuzzRuns');

const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.constantFrom(
    '',
    ' ',
    '\u00a0\u200b',
    '\0',
    '\ud800',
    '=1+1',
    '<script>',
    'a@b.example\r\nBcc: c',
    'x'.repeat(5_001),
  ),
);
/** Without the field that only programs fill in: such a post looks accepted and is not stored. */
const names = [...Object.keys(newMessage()), 'email', 'status', '__proto__', 'id'];
const field = fc.tuple(fc.oneof(fc.constantFrom(...names), text), text);

/** A whole form in which a few fields are something else: these come closest to being accepted. */
const nearlyRight = fc
  .tuple(fc.array(field, { maxLength: 3 }), fc.boolean())
  .map(([changes, long]) => {
    const form = new URLSearchParams(long ? newMessage() : { email: newAddress() });
    for (const [name, value] of changes) form.set(name, value.toWellFormed());
    return form.toString();
  });
const anyFields = fc
  .array(field, { maxLength: 12 })
  .map((pairs) => pairs.map((pair) => pair.join('=')).join('&'));
const bytes = fc.uint8Array({ maxLength: 400 }).map((array) => new Uint8Array(array));
const body = fc.oneof(nearlyRight, anyFields, bytes, text);
const type = fc.oneof(
  { weight: 6, arbitrary: fc.constant('application/x-www-form-urlencoded') },
  {
    weight: 1,
    arbitrary: fc.constantFrom('multipart/form-data; boundary=B', 'application/json', 'x'),
  },
);

it(
  'whatever is posted is answered below 500, and stored once where it is acknowledged',
  async () => {
    const site = newSite();
    const acknowledged = { contact: 0, newsletter: 0 };
    let posts = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('contact', 'newsletter'),
        body,
        type,
        async (form, sent, kind) => {
          posts += 1;
          const response = await site.visit(`/${form}`, {
            method: 'POST',
            headers: {
              Origin: 'https://site.example',
              'Content-Type': kind,
              'CF-Connecting-IP': `fuzz-${posts}`,
            },
            body: sent,
          });
          const html = await response.text();
          expect(response.status).toBeLessThan(500);
          expect(html).not.toContain('<script>alert');
          if (/Message sent|Thank you/.test(html) && response.status === 200)
            acknowledged[form] += 1;
        },
      ),
      { numRuns: runs },
    );
    const { contact_submissions = [], newsletter_signups = [] } = await site.rows();
    expect([contact_submissions.length, newsletter_signups.length]).toEqual([
      acknowledged.contact,
      acknowledged.newsletter,
    ]);
    const faults = (await site.log()).filter((line) => line.includes('"level":"error"'));
    expect(faults).toEqual([]);
  },
  20_000 + runs * 40,
);
