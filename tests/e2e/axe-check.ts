import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';

/** WCAG 2.2 A and AA, and what axe calls best practice. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe finds wrong with the page as it stands now, one line for each element. `without` names rules that cannot
 * tell here; say why at the call.
 */
export async function axeFaults(page: Page, without: string[] = []): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // First: options replaces what was set before it.
    .options({ resultTypes: ['violations'] })
    .withTags(tags)
    .disableRules(without)
    // There are no frames to look into, and no second window is needed to gather their results.
    .setLegacyMode(true)
    .analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, any, all }) => {
      const why = [...any, ...all].map(({ message }) => message).join('; ');
      return `${id}: ${help} (${target.join(' ')}) ${why}`;
    }),
  );
}
