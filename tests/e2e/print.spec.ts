import { expect, test } from './fixtures.ts';

for (const [what, path, sheets] of [
  // A price for every kind of staff and a long name: the fullest page that a director prints.
  [
    'an estimate',
    '/pricing/estimate?full_time=18&part_time=14&relief=6&volunteers=120&organization=Birch%20Landing%20Family%20Centre%20of%20Northern%20Ontario',
    1,
  ],
  // The service and a client's words say two pages.
  ['the sample risk register', '/resources/samples/risk-register', 2],
] as const) {
  test(`${what} fits on ${sheets} of paper, Letter and A4`, async ({ page }) => {
    await page.goto(path);
    const margin = { top: '15mm', right: '15mm', bottom: '15mm', left: '15mm' };
    for (const format of ['Letter', 'A4']) {
      const pdf = await page.pdf({ format, margin });
      expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g), format).toHaveLength(sheets);
    }
  });
}
