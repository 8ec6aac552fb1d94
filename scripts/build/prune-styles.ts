import { transform } from 'lightningcss';
import { createGenerator } from 'unocss';
import config from '../../uno.config.ts';

const generator = createGenerator(config);

/** The stylesheet that this markup or code needs: the theme, and the utilities whose names occur in it. */
export async function stylesFor(source: string): Promise<string> {
  const { css } = await (await generator).generate(source, { minify: true });
  const { code } = transform({ filename: 'page.css', code: Buffer.from(css), minify: true });
  return code.toString();
}

/** The page with its inlined stylesheet reduced to the rules that its own markup uses. */
export async function pruneStyles(html: string): Promise<string> {
  const open = html.indexOf('<style data-styles');
  if (open === -1) return html;
  const start = html.indexOf('>', open) + 1;
  const end = html.indexOf('</style>', start);
  return (
    html.slice(0, start) +
    (await stylesFor(html.slice(0, start) + html.slice(end))) +
    html.slice(end)
  );
}
