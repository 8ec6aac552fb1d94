import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Portrait } from '../../../app/components/Portrait.tsx';
import { Testimonial } from '../../../app/components/Testimonial.tsx';

const person = { name: 'Étienne de la Rue', drawing: 'portraits/staff-1' } as const;
const photo = { file: '/images/photos/etienne.jpg', alt: 'Étienne at a desk' };
const portrait = (props: Parameters<typeof Portrait>[0]) =>
  renderToStaticMarkup(createElement(Portrait, props));

it('a person is a photograph, else a drawing, else initials', () => {
  expect(portrait({ ...person, photo })).toContain('etienne-1200.avif');
  expect(portrait(person)).toContain('portraits/staff-1');
  expect(portrait({ name: person.name })).toMatch(/>ÉR</);
});

it('an example says so before its words, and a client’s own words do not', () => {
  const words = { quote: 'It helped.', author: 'Director', logo: 'logos/granite' } as const;
  const said = (label?: string) =>
    renderToStaticMarkup(createElement(Testimonial, { ...words, label }));
  expect(said('Example')).toMatch(/Example.*It helped\./);
  expect(said()).not.toContain('Example');
});
