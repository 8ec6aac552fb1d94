import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import file from '../../../app/content/data/policy-toolkit.json' with { type: 'json' };
import { PolicyToolkitSchema } from '../../../app/content/schemas/products.ts';
import { ProductCards } from '../../../app/routes/policy-toolkit/ProductCards.tsx';

const { products } = v.parse(v.pick(PolicyToolkitSchema, ['products']), {
  products: file.products,
});
const checkoutUrl = 'https://pay.example.org/toolkit';

/** The three cards, the first with a payment page. */
const [first = '', ...others] = renderToStaticMarkup(
  createElement(
    MemoryRouter,
    null,
    createElement(ProductCards, {
      products: {
        ...products,
        items: products.items.map((item, index) => (index === 0 ? { ...item, checkoutUrl } : item)),
      },
      delivery: 'At once',
      prices: { 'full-toolkit': 249.5, 'finance-pack': 80 },
    }),
  ),
)
  .split('<article')
  .slice(1);

it('a product with a payment page can be bought there, and needs neither cart nor email', () => {
  expect(first).toContain(`href="${checkoutUrl}"`);
  expect(first).toContain(products.buttons.buy);
  expect(first).not.toContain(products.buttons.add);
  expect(first).not.toContain('mailto:');
  expect(first).toContain('At once');
});

it('one without is ordered by email', () => {
  for (const card of others) {
    expect(card).toContain('mailto:');
    expect(card).toContain(products.buttons.add);
    expect(card).not.toContain(products.buttons.buy);
    expect(card).not.toContain('At once');
  }
});

it('a price shows as soon as there is one', () => {
  expect(first).toContain('$249.50 CAD');
  expect(others[0]).toContain('$80 CAD');
  expect(others[0]).toContain(products.buttons.order);
  expect(others[1]).toContain(products.buttons.ask);
  expect(others[1]).toContain(products.noPrice);
});
