import { chromium } from 'playwright';
import { answers } from './stack/answers.ts';
import { runCommand, StackError } from './stack/fail.ts';
import { portFrom } from './stack/ports.ts';
import { chromiumPath } from './test/chromium.ts';

/** The pictures of README.md and docs/design-guide.md, in CSS pixels of the window; `scale` makes the file smaller. */
const pictures = [
  { file: 'home', path: '/', width: 1440, height: 900, scale: 5 / 6, scheme: 'light' },
  {
    file: 'service',
    path: '/services/governance',
    width: 1440,
    height: 1100,
    scale: 5 / 6,
    scheme: 'light',
  },
  { file: 'phone-dark', path: '/', width: 390, height: 844, scale: 1, scheme: 'dark' },
] as const;

/** npx node scripts/screenshots.ts: takes the documents' pictures of the site anew, from the one that npm start serves. */
await runCommand(async () => {
  const port = portFrom('PORT');
  if (!(await answers(port))) {
    throw new StackError(
      `No site answers on port ${port}: run npm start in another terminal first, and this again.`,
    );
  }
  console.log(`▸ Taking ${pictures.length} pictures of the site on port ${port}…`);
  const browser = await chromium.launch({
    executablePath: await chromiumPath(),
    args: ['--no-sandbox'],
  });
  for (const { file, path, width, height, scale, scheme } of pictures) {
    const page = await browser.newPage({
      viewport: { width, height },
      deviceScaleFactor: scale,
      colorScheme: scheme,
      reducedMotion: 'reduce',
    });
    await page.goto(`http://127.0.0.1:${port}${path}`, { waitUntil: 'networkidle' });
    await page.screenshot({ path: `docs/images/${file}.jpg`, type: 'jpeg', quality: 82 });
    console.log(`✓ docs/images/${file}.jpg`);
  }
  await browser.close();
  console.log('Next: look at them, and commit them when they are as you want them.');
});
