import { expect, it } from 'vitest';
import icons from '../../../app/theme/icons.json' with { type: 'json' };
import { iconPlace, iconSize } from '../../../app/theme/icons.ts';
import { iconNames } from '../../../scripts/content/icon-names.ts';

it('the picture of icons holds those that are named, and no others: else npm run draw', () => {
  expect(icons.names).toEqual(iconNames());
});

it('an icon that is not in the picture has no place there', () => {
  expect(iconPlace('arrow-left')).toBe('0%');
  expect(iconPlace('unicorn')).toBeUndefined();
});

it('an icon is drawn at one size and scaled to its own', () => {
  expect(iconSize(6)).toEqual({ width: '1.5rem', height: '1.5rem', '--icon-scale': '1.0000' });
  expect(iconSize(4)).toEqual({ width: '1rem', height: '1rem', '--icon-scale': '0.6667' });
});
