import { wcagContrast } from 'culori';
import { describe, expect, it } from 'vitest';
import { pictureFamilies } from '../../../app/content/picture-families.ts';
import { palette } from '../../../app/theme/palette.ts';
import { phoneColours, phoneHeadsCss } from '../../../scripts/illustrations/phone-heads.ts';
import { heroes } from '../../../scripts/illustrations/scenes/heroes.ts';

const texts = [...palette['on-night'], ...palette['on-night-muted'], ...palette.glow];

describe('the landscape behind a page’s head on a phone', () => {
  it.each(heroes.map((hero) => [hero.name, hero] as const))(
    'carries every text of the head at 4.5:1 on %s',
    (_, hero) => {
      const { sun: _textless, ...grounds } = phoneColours(hero);
      for (const [part, ground] of Object.entries(grounds)) {
        for (const text of texts) {
          expect(wcagContrast(text, ground), `${text} on ${part}`).toBeGreaterThanOrEqual(4.5);
        }
      }
    },
  );

  it.each(heroes.map((hero) => [hero.name, hero] as const))(
    'shows the shore of %s before its hills',
    (_, hero) => {
      const { shore, far, horizon } = phoneColours(hero);
      expect(wcagContrast(shore, far)).toBeGreaterThan(1.15);
      expect(wcagContrast(shore, horizon)).toBeGreaterThan(1.15);
    },
  );

  it('has the colours of every landscape that a head can name', () => {
    const css = phoneHeadsCss();
    for (const name of pictureFamilies.heroes) expect(css).toContain(`.heroes\\/${name} {`);
  });
});
