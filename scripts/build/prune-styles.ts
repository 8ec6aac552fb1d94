import { transform } from 'lightningcss';
import { PurgeCSS } from 'purgecss';
import { createGenerator } from 'unocss';
import { handoffElementId } from '../../app/takeover/handoff.ts';
import { fontsCss, scriptlessFontsCss } from '../../app/theme/fonts.ts';
import config from '../../uno.config.ts';

const generator = createGenerator(config);

/** A class is whatever stands between quotes and spaces: utilities hold colons, brackets and slashes. */
const names = /[^<>"'`\s=]+/g;

/** Selectors without a name of their own, which no markup mentions. */
const nameless = [':root', ':focus-visible', '::selection', '::backdrop', '::view-transition'];

/** A class that a script of the head sets (app/layout/arrive.js): its name stands in no markup. */
const scripted = ['arriving'];

/** Attributes that the browser sets, or arrive.js, or React before its whole stylesheet has come. */
const changing = ['open', 'aria-current', 'data-taken-over', 'data-shown'];

/** The stylesheet that this markup or code needs: these fonts, the rules of the theme and the utilities named in it. */
export async function stylesFor(source: string, fonts = fontsCss()): Promise<string> {
  const { css } = await (await generator).generate(source, { minify: true });
  const [used] = await new PurgeCSS().purge({
    content: [{ raw: source, extension: 'html' }],
    css: [{ raw: css.replace(fontsCss(), fonts) }],
    defaultExtractor: (text) => text.match(names) ?? [],
    safelist: { standard: [...nameless, ...scripted] },
    dynamicAttributes: changing,
    variables: true,
  });
  if (!used) throw new Error('PurgeCSS answered with no stylesheet');
  const { code } = transform({ filename: 'page.css', code: Buffer.from(used.css), minify: true });
  return code.toString();
}

/** The page with its inlined stylesheet reduced to the rules that its own markup uses. */
export async function pruneStyles(html: string): Promise<string> {
  const open = html.indexOf('<style data-styles');
  if (open === -1) return html;
  const start = html.indexOf('>', open) + 1;
  const end = html.indexOf('</style>', start);
  const markup = html.slice(0, start) + html.slice(end);
  // Without the texts: "my" and "me" are words as well as names of utilities.
  const styles = await stylesFor(markup.replaceAll(/>[^<]+</g, '><'), fontsFor(html));
  return html.slice(0, start) + styles + html.slice(end);
}

function fontsFor(html: string): string {
  return html.includes(`id="${handoffElementId}"`) ? fontsCss() : scriptlessFontsCss();
}
