import { wcagContrast } from 'culori';
import { describe, expect, it } from 'vitest';
import { pictureFamilies } from '../../../app/content/picture-families.ts';
import { palette } from '../../../app/theme/palette.ts';
import { headScenes, phoneColours, phoneHeadsCss } from '../../../illustrations/phone-heads.ts';

const scenes = Object.values(headScenes)
  .flat()
  .map((scene) => [scene.name, scene] as const);
const texts = [...palette['on-night'], ...palette['on-night-muted'], ...palette.glow];

describe('the landscape behind a page’s head on a phone', () => {
  it.each(scenes)('carries every text of the head at 4.5:1 on %s', (_, scene) => {
    const { sun: _textless, ...grounds } = phoneColours(scene);
    for (const [part, ground] of Object.entries(grounds)) {
      for (const text of texts) {
        expect(wcagContrast(text, ground), `${text} on ${part}`).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  it.each(scenes)('shows the shore of %s before its hills', (_, scene) => {
    const { shore, far, horizon } = phoneColours(scene);
    expect(wcagContrast(shore, far)).toBeGreaterThan(1.15);
    expect(wcagContrast(shore, horizon)).toBeGreaterThan(1.15);
  });

  it('has the colours of every landscape that a head can name', () => {
    const css = phoneHeadsCss();
    for (const family of ['heroes', 'blog', 'stories'] as const) {
      for (const name of pictureFamilies[family]) {
        expect(css).toContain(`.${family}\\/${name} {`);
      }
    }
  });
});
