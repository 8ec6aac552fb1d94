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
  return page
    .locator(
      'body *:not(script, style, svg, svg *, [class*=visually-hidden], [class*=visually-hidden] *)',
    )
    .filter({ hasText: /\S/ })
    .evaluateAll((elements) => {
      const isCut = (element: Element) => {
        const { overflow, webkitLineClamp } = getComputedStyle(element);
        if (!/hidden|clip/.test(overflow) || webkitLineClamp !== 'none') return false;
        return (
          element.scrollWidth > element.clientWidth + 1 ||
          element.scrollHeight > element.clientHeight + 1
        );
      };
      return elements
        .filter((element) =>
          element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }),
        )
        .filter(isCut)
        .map((element) => element.outerHTML.slice(0, 140));
    });
}
