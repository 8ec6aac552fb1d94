import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ButtonLink } from '../../../app/components/Button.tsx';
import { SmartLink } from '../../../app/components/SmartLink.tsx';

const render = (element: Parameters<typeof renderToStaticMarkup>[0]) =>
  renderToStaticMarkup(element);

describe('a link that leads nowhere yet', () => {
  it('says so to everybody, and is no working control', () => {
    const html = render(createElement(ButtonLink, { to: '#' }, 'Listen'));
    expect(html).toContain('href="#"');
    expect(html).toContain('aria-disabled="true"');
    expect(html).toContain('tabindex="-1"');
    expect(html).toContain('pointer-events-none');
    expect(html).toMatch(/Listen<span> \(not available yet\)<\/span>/);
  });

  it('says so where it shows a mark only', () => {
    const html = render(createElement(SmartLink, { to: '#', 'aria-label': 'LinkedIn' }));
    expect(html).toContain('aria-label="LinkedIn (not available yet)"');
  });

  it('is an ordinary link as soon as it has an address', () => {
    const html = render(createElement(ButtonLink, { to: 'mailto:us@example.org' }, 'Write'));
    expect(html).not.toContain('not available yet');
    expect(html).not.toContain('aria-disabled="');
    expect(html).not.toContain('tabindex');
  });
});
