import { testSite } from '../support/sites.ts';
import { expect, test } from './visitor.ts';

test.use({ dark: true, navigationApi: false });

test('a visitor who prefers the dark has it', async ({ visitor }) => {
  await visitor.visit('/');
  const brightest = await visitor.tab.run(() => {
    const canvas = document.createElement('canvas').getContext('2d');
    if (!canvas) return 255;
    canvas.fillStyle = getComputedStyle(document.body).backgroundColor;
    canvas.fillRect(0, 0, 1, 1);
    return Math.max(...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3));
  });
  expect(brightest).toBeLessThan(64);
});

test('who leaves while a page still loads arrives, without the Navigation API too', async ({
  visitor,
}) => {
  for (const wait of [0, 50, 100, 200, 400]) {
    await visitor.tab.open(`${testSite.url}/`);
    await visitor.tab.run((milliseconds) => {
      setTimeout(() => location.assign('/pricing'), milliseconds);
    }, wait);
    await visitor.address(/^\/pricing$/);
    await visitor.hydrated();
    await visitor.address(/^\/pricing$/);
  }
});
