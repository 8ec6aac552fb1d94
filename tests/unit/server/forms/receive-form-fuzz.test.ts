import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fuzz } from '../../../support/fuzz.ts';
import { post, urlencoded } from '../../../support/posted-form.ts';

describe('whatever bytes arrive', () => {
  const types = fc.constantFrom(urlencoded, 'multipart/form-data; boundary=B', 'text/plain', '');

  it(
    'a form answers with one of its outcomes and never rejects',
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), types, async (bytes, type) => {
          const { outcome } = await post({ body: Uint8Array.from(bytes), type });
          expect(['valid', 'stored', 'refused']).toContain(outcome);
        }),
        { numRuns: fuzz.runs },
      );
    },
    fuzz.timeout,
  );

  it(
    'and well-formed text comes through as typed',
    async () => {
      const text = fc.string({ unit: 'binary', maxLength: 100 });
      await fc.assert(
        fc.asyncProperty(text, text, async (full_name, message) => {
          fc.pre(!/[\r\0]/.test(full_name + message));
          const body = new URLSearchParams({ full_name, message }).toString();
          expect(await post({ body })).toMatchObject({ values: { full_name, message } });
        }),
        { numRuns: fuzz.runs },
      );
    },
    fuzz.timeout,
  );
});
