/** What the fields of a page's forms hold, by name: as a visitor without scripts would see them. */
export function typedValues(html: string): Record<string, string> {
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const inputs = [...main.matchAll(/<input [^>]*>/g)].map(
    ([tag]) => [attribute(tag, 'name'), attribute(tag, 'value')] as const,
  );
  const texts = [...main.matchAll(/(<textarea [^>]*>)([^<]*)<\/textarea>/g)].map(
    ([, tag = '', text = '']) => [attribute(tag, 'name'), decoded(text)] as const,
  );
  const choices = [...main.matchAll(/(<select [^>]*>)(.*?)<\/select>/g)].map(
    ([, tag = '', options = '']) => [attribute(tag, 'name'), chosen(options)] as const,
  );
  return Object.fromEntries([...inputs, ...texts, ...choices]);
}

function attribute(tag: string, name: string): string {
  return decoded(new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '');
}

function chosen(options: string): string {
  const option = /<option([^>]*) selected=""[^>]*>([^<]*)</.exec(options);
  if (!option) return '';
  const [, attributes = '', text = ''] = option;
  return / value=""/.test(attributes) ? '' : decoded(text);
}

function decoded(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
