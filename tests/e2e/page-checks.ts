import type { Page } from 'playwright/test';

/** How far the page can be scrolled sideways, and what sticks out. */
export function sidewaysScroll(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const room = document.documentElement.clientWidth;
    const excess = document.documentElement.scrollWidth - room;
    // One pixel comes from rounding.
    if (excess <= 1) return null;
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > room + 1,
    );
    const names = wide.slice(-3).map((element) => element.outerHTML.slice(0, 120));
    return `${excess} px at ${room} px: ${names.join(' | ')}`;
  });
}

/** Primary buttons and the header's controls that are under 44 px high. */
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

/** Sets the text spacing of WCAG 2.2, 1.4.12, or the page's own. */
export function spaceText(page: Page, isSpaced: boolean): Promise<void> {
  return page.evaluate(
    (rules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets = [sheet];
    },
    isSpaced ? spacing : '',
  );
}

const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
  'p { margin-bottom: 2em !important }';

/** Sets the visitor's own size of text (WCAG 2.2, 1.4.4). */
export async function setTextSize(page: Page, times: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 16 * times } });
}

/** Adds a word of 90 letters to every text of the page's contents. */
export function lengthenWords(page: Page): Promise<void> {
  return page.locator('main').evaluate((main) => {
    // Not the site's own short words that are kept on one line.
    const kept = 'option, script, style, svg, [href^="tel:"], .whitespace-nowrap, .visually-hidden';
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      if (!text.nodeValue?.trim() || text.parentElement?.closest(kept)) continue;
      text.nodeValue += ` ${'n'.repeat(90)}`;
    }
  });
}

/** Texts that are cut off by their own box; a deliberate clamp of lines is excepted. */
export function cutTexts(page: Page): Promise<string[]> {
  return page
    .locator(
      'body *:not(script, style, svg, svg *, [class*=visually-hidden], [class*=visually-hidden] *)',
    )
    .evaluateAll((elements) => {
      const isCut = (element: Element) => {
        const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(element);
        if (!element.textContent.trim() || webkitLineClamp !== 'none') return false;
        const cuts = (overflow: string) => /hidden|clip/.test(overflow);
        return (
          (cuts(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
          (cuts(overflowY) && element.scrollHeight > element.clientHeight + 1)
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

/** Moves the focus down the page and up again, and lists the controls where it is hidden or unmarked. */
export async function focusFaults(page: Page): Promise<string[]> {
  // The browser marks the focus once a key was used.
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const header = document.querySelector('.site-header');
    const controls = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button:not([disabled]), input, select, textarea, summary',
      ),
    ].filter(
      (control) =>
        control.tabIndex >= 0 &&
        control.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }),
    );
    const faultOf = (control: HTMLElement) => {
      control.focus();
      const box = control.getBoundingClientRect();
      const isHeader = control.closest('.site-header, .skip-link') !== null;
      const edge = isHeader ? 0 : (header?.getBoundingClientRect().bottom ?? 0);
      // The browser shows only the line that is written.
      const isWhole = control.matches('textarea')
        ? box.bottom > edge + 24 && box.top < innerHeight - 24
        : box.top >= edge - 1 && box.bottom <= innerHeight + 1;
      const seen =
        document.activeElement === control && isWhole && box.right > 0 && box.left < innerWidth;
      // The link of a card marks its whole face.
      const face = control.matches('.stretched-link') ? '::after' : undefined;
      const { outlineStyle, outlineWidth } = getComputedStyle(control, face);
      const marked = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      return seen && marked
        ? []
        : [`${seen ? 'no mark' : 'hidden'}: ${control.outerHTML.slice(0, 120)}`];
    };
    return [...controls, ...controls.toReversed()].flatMap(faultOf);
  });
}
