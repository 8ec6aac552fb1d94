import type { Page } from 'playwright/test';

/** Lets every link, button and field take the focus, down the page and up again; answers where it is hidden or unmarked. */
export async function focusFaults(page: Page): Promise<string[]> {
  // From here on the browser marks the focus as for someone who uses the keyboard.
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
      // Of a field for long texts the browser shows the line that is written.
      const isWhole = control.matches('textarea')
        ? box.bottom > edge + 24 && box.top < innerHeight - 24
        : box.top >= edge - 1 && box.bottom <= innerHeight + 1;
      const seen =
        document.activeElement === control && isWhole && box.right > 0 && box.left < innerWidth;
      const { outlineStyle, outlineWidth } = getComputedStyle(control);
      const marked = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      return seen && marked
        ? []
        : [`${seen ? 'no mark' : 'hidden'}: ${control.outerHTML.slice(0, 120)}`];
    };
    return [...controls, ...controls.toReversed()].flatMap(faultOf);
  });
}
