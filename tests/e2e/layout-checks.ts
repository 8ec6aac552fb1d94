import type { Page } from 'playwright/test';

/** How far the page can be scrolled sideways (CSS pixels), with what sticks out; null when it cannot. */
export function sidewaysScroll(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const room = document.documentElement.clientWidth;
    const excess = document.documentElement.scrollWidth - room;
    if (excess <= 0) return null;
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > room + 1,
    );
    const names = wide.slice(-3).map((element) => element.outerHTML.slice(0, 120));
    return `${excess} px at ${room} px: ${names.join(' | ')}`;
  });
}

/** Primary buttons and the header's controls that are under 44 px high; axe asks for the 24 px of WCAG 2.2, 2.5.8. */
export function smallTargets(page: Page): Promise<string[]> {
  return page
    .locator(
      'main :is(.bg-evergreen, .bg-cedar):is(a, button), .site-header > div > :is(a, button)',
    )
    .filter({ visible: true })
    .evaluateAll((controls) =>
      controls
        .filter((control) => control.getBoundingClientRect().height < 43.5)
        .map((control) => control.outerHTML.slice(0, 140)),
    );
}

/** Sets the text spacing of WCAG 2.2, 1.4.12 (constructed style sheets are no matter of the page's CSP), until undone. */
export async function spaceText(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
        'p { margin-bottom: 2em !important }',
    );
    document.adoptedStyleSheets = [sheet];
  });
  return () =>
    page.evaluate(() => {
      document.adoptedStyleSheets = [];
    });
}

/** The visitor's own size of text (WCAG 2.2, 1.4.4), as so many times the usual one, until undone. */
export async function setTextSize(page: Page, times: number): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  const set = (standard: number) => session.send('Page.setFontSizes', { fontSizes: { standard } });
  await set(16 * times);
  return async () => {
    await set(16);
    await session.detach();
  };
}

/** Texts that are cut off by their own box; a deliberate clamp of lines is excepted. */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isCut = (element: Element) => {
      const { overflow, webkitLineClamp } = getComputedStyle(element);
      if (!/hidden|clip/.test(overflow) || webkitLineClamp !== 'none') return false;
      return (
        element.scrollWidth > element.clientWidth + 1 ||
        element.scrollHeight > element.clientHeight + 1
      );
    };
    const isHidden = (element: Element | null): boolean =>
      !!element &&
      (getComputedStyle(element).clipPath === 'inset(50%)' || isHidden(element.parentElement));
    return [...document.querySelectorAll('body *:not(script, style, svg, svg *)')]
      .filter((element) => element.textContent?.trim())
      .filter((element) =>
        element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }),
      )
      .filter((element) => isCut(element) && !isHidden(element))
      .map((element) => element.outerHTML.slice(0, 140));
  });
}

/** What is wrong with the page on paper: a control is shown, an answer is missing, or nothing says whose page it is. */
export async function printFaults(page: Page, name: string): Promise<string[]> {
  await page.emulateMedia({ media: 'print' });
  const faults = await page.evaluate((organization) => {
    const shown = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility());
    const controls = shown('.site-header, main button, main a.rounded-full');
    const answers = [...document.querySelectorAll('.faq-answer')];
    const notes = shown('.print-note').map(({ textContent }) => textContent);
    return [
      ...controls.map((element) => `shown: ${element.outerHTML.slice(0, 120)}`),
      ...answers
        .filter((answer) => answer.getBoundingClientRect().height < 20)
        .map((answer) => `not shown: ${answer.textContent}`),
      ...(notes.some((note) => note.includes(organization)) ? [] : ['no note']),
    ];
  }, name);
  await page.emulateMedia({ media: 'screen' });
  return faults;
}
