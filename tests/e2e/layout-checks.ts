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

/**
 * Controls that are too small to hit: under 24 px a side (WCAG 2.2, 2.5.8; links within a sentence are excepted), and
 * primary buttons and the header's controls under 44 px high.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const selector = 'a[href], button, input:not([tabindex="-1"]), select, textarea, summary';
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) &&
      !element.closest('.visually-hidden, .skip-link');
    const isInSentence = (element: Element) => {
      if (getComputedStyle(element).display !== 'inline') return false;
      const words = (element.parentElement?.textContent ?? '').trim();
      return words.length > (element.textContent ?? '').trim().length + 3;
    };
    const isPrimary = (element: Element) =>
      element.matches('main .bg-evergreen, main .bg-cedar, .site-header > div > :is(a, button)');
    const size = (element: Element) => {
      const box = element.getBoundingClientRect();
      const face = getComputedStyle(element, '::after');
      // A card's link covers the whole card by its ::after.
      const card =
        face.position === 'absolute'
          ? element.closest('article, li')?.getBoundingClientRect()
          : undefined;
      return { width: card?.width ?? box.width, height: card?.height ?? box.height };
    };
    return [...document.querySelectorAll(selector)].filter(isShown).flatMap((element) => {
      const { width, height } = size(element);
      const least = isPrimary(element) ? 44 : 24;
      const fits = height >= least - 0.5 && width >= 23.5;
      if (fits || isInSentence(element)) return [];
      return [
        `${Math.round(width)}x${Math.round(height)} < ${least}: ${element.outerHTML.slice(0, 140)}`,
      ];
    });
  });
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

/** Lays the page out as where a visitor's own style sheet sets a larger text: media queries keep to the usual one. */
export async function enlargeRoot(page: Page, times: number): Promise<void> {
  await page.evaluate(
    (size) => {
      document.documentElement.style.fontSize = size;
    },
    `${times * 100}%`,
  );
}

/** Words that go on in the next line without a hyphen, for want of room; an e-mail's address may. */
export function partedWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const parted: string[] = [];
    const range = document.createRange();
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (node.parentElement?.closest('script, style, .visually-hidden')) continue;
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s/–—-]+/gu)) {
        if (word.includes('@') || !/\p{L}{3}/u.test(word)) continue;
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const [first, ...others] = range.getClientRects();
        if (first && others.some(({ top }) => top > first.top + 4)) parted.push(word);
      }
    }
    return parted;
  });
}

/** Texts that are cut off by their own box or leave the window; a deliberate clamp of lines is excepted. */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const room = document.documentElement.clientWidth;
    const scrolls = (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX);
    const isHidden = (element: Element | null): boolean =>
      !!element &&
      (getComputedStyle(element).clipPath === 'inset(50%)' || isHidden(element.parentElement));
    const isCut = (element: Element) => {
      const style = getComputedStyle(element);
      if (!/hidden|clip/.test(style.overflow) || style.webkitLineClamp !== 'none') return false;
      return (
        element.scrollWidth > element.clientWidth + 1 ||
        element.scrollHeight > element.clientHeight + 1
      );
    };
    const leaves = (element: Element) => {
      if (element.children.length > 0 || element.getBoundingClientRect().right <= room + 1)
        return false;
      for (let box = element.parentElement; box; box = box.parentElement)
        if (scrolls(box)) return false;
      return true;
    };
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.textContent?.trim())
      .filter((element) =>
        element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }),
      )
      .filter((element) => !element.closest('script, style, svg') && !isHidden(element))
      .filter((element) => isCut(element) || leaves(element))
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
