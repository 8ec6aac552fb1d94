import { builtFile, builtHtml, captured, travelling } from './built-page.ts';

/** A file that hydrating a page fetches, with its size gzipped. */
export interface ClientFile {
  readonly address: string;
  readonly bytes: number;
}

/** Every script that hydrating a prerendered page fetches; none on a page that ships no scripts. */
export function hydrationScripts(path: string): ClientFile[] {
  return scriptsOf(builtHtml(path), path);
}

/** The same for any document of this site, such as one that the Worker has rendered. */
export function scriptsOf(html: string, path: string): ClientFile[] {
  const own = new RegExp(`"\\./(${path.split('/').at(-1) || 'index'}-[\\w-]+\\.js)"`, 'g');
  const found = new Set<string>();
  const queue = captured(html, /<link rel="inert" href="([^"]+)"/g);
  for (let address = queue.pop(); address !== undefined; address = queue.pop()) {
    if (found.has(address)) continue;
    found.add(address);
    const code = builtFile(address).toString('utf8');
    // What a page's modules import, and the content that the page asks for under its own name.
    const imported = captured(code, /(?:from|import)\s*["'`]\.\/([^"'`]+)["'`]/g);
    queue.push(...[...imported, ...captured(code, own)].map((file) => `/assets/${file}`));
  }
  return [...found].map((address) => ({ address, bytes: travelling(builtFile(address)) }));
}
