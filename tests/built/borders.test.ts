import { expect, it } from 'vitest';
import { palette } from '../../app/theme/palette.ts';
import { builtHtml, builtPaths, captured } from '../support/built-page.ts';

const width = /^border(-[tblrxy])?(-[1-9])?$/;
const colours = new Set([...Object.keys(palette), 'transparent'].map((name) => `border-${name}`));

/** The reset gives borders no colour: one without its own would have the text's. */
it.each(builtPaths())('every border on %s names its colour', (path) => {
  const lists = captured(builtHtml(path), /class="([^"]*)"/g).map((list) =>
    list.split(' ').map((name) => name.slice(name.lastIndexOf(':') + 1)),
  );
  const bare = lists.filter(
    (names) => names.some((name) => width.test(name)) && !names.some((name) => colours.has(name)),
  );
  expect(lists.length).toBeGreaterThan(50);
  expect(bare).toEqual([]);
});
