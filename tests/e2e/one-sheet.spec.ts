import { expect, test } from './fixtures.ts';

/** A price for every kind of staff and a long name: the fullest page that a director prints. */
const fullest =
  '/pricing/estimate?full_time=18&part_time=14&relief=6&volunteers=120&organization=Birch%20Landing%20Family%20Centre%20of%20Northern%20Ontario';

for (const format of ['Letter', 'A4'] as const) {
  test(`an estimate is printed on one sheet of ${format}`, async ({ page }) => {
    await page.goto(fullest);
    const margin = { top: '15mm', right: '15mm', bottom: '15mm', left: '15mm' };
    const pdf = await page.pdf({ format, margin });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });
}
