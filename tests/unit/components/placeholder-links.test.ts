import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ButtonLink } from '../../../app/components/Button.tsx';
import { SmartLink } from '../../../app/components/SmartLink.tsx';

it('a link that leads nowhere yet says so to everybody, and is no working control', () => {
  const html = renderToStaticMarkup(createElement(ButtonLink, { to: '#' }, 'Listen'));
  for (const part of ['role="link"', 'aria-disabled="true"', 'pointer-events-none']) {
    expect(html).toContain(part);
  }
  expect(html).not.toContain('href');
  expect(html).toMatch(/Listen<span> \(not available yet\)<\/span>/);
  const mark = renderToStaticMarkup(
    createElement(SmartLink, { to: '#', 'aria-label': 'LinkedIn' }),
  );
  expect(mark).toContain('aria-label="LinkedIn (not available yet)"');
});

it('it is an ordinary link as soon as it has an address', () => {
  const link = createElement(ButtonLink, { to: 'mailto:us@example.org' }, 'Write');
  expect(renderToStaticMarkup(link)).not.toMatch(/not available yet|aria-disabled="|role/);
});
