import { expect, it } from 'vitest';
import { iconSize } from '../../../app/theme/icons.ts';

it('an icon is drawn at one size and scaled to its own', () => {
  expect(iconSize(6)).toEqual({ width: '1.5rem', height: '1.5rem', '--icon-scale': '1.0000' });
  expect(iconSize(4)).toEqual({ width: '1rem', height: '1rem', '--icon-scale': '0.6667' });
});
