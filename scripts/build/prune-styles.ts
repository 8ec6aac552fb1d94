import { transform } from 'lightningcss';
import { createGenerator } from 'unocss';
import config from '../../uno.config.ts';

const generator = createGenerator(config);

/** The page with its inlined stylesheet reduced to the rules that its own markup uses. */
export async function pruneStyles(html: string): Promise<string> {
  const open = html.indexOf('<style data-styles');
  if (open === -1) return html;
  const start = html.indexOf('>', open) + 1;
  const end = html.indexOf('</style>', start);
  const markup = html.slice(0, start) + html.slice(end);
  const { css } = await (await generator).generate(markup, { minify: true });
  const { code } = transform({ filename: 'page.css', code: Buffer.from(css), minify: true });
  return html.slice(0, start) + code.toString() + html.slice(end);
}
