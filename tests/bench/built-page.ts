import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const client = new URL('../../build/client/', import.meta.url).pathname;

/** What one prerendered page costs a visitor who does nothing, in bytes as they travel. */
export interface PageWeight {
  /** The page's address. */
  readonly path: string;
  /** The document, gzipped, with its inlined styles and scripts. */
  readonly document: number;
  /** The inlined styles' share of it, gzipped by themselves. */
  readonly styles: number;
  /** Inlined JavaScript that runs, not gzipped. */
  readonly inlineScript: number;
  /** Scripts that the document fetches by itself. */
  readonly externalScripts: readonly string[];
  /** The fonts, the icons and every picture that is not lazy, by address. */
  readonly files: ReadonlyMap<string, number>;
  readonly total: number;
}

/** The size of a text or file as it travels, in bytes. */
export function travelling(content: string | Uint8Array): number {
  return gzipSync(content, { level: 9 }).length;
}

/** A file of the built site by its address. Throws with what to do when the site is not built. */
export function builtFile(address: string): Buffer {
  const file = join(client, address);
  if (!existsSync(file)) throw new Error(`${address} is not built: run npm run build first`);
  return readFileSync(file);
}

/** The paths of all prerendered pages. */
export function builtPaths(): string[] {
  const files = globSync('**/index.html', { cwd: client });
  if (files.length === 0) throw new Error('There is no built site: run npm run build first');
  return files.map((file) => `/${file.replace(/\/?index\.html$/, '')}`).sort();
}

/** A prerendered page's HTML. */
export function builtHtml(path: string): string {
  return builtFile(join(path, 'index.html')).toString('utf8');
}

/** What a prerendered page costs before any sign of intent. */
export function weighPage(path: string): PageWeight {
  const html = builtHtml(path);
  const files = new Map<string, number>();
  for (const address of [...fonts(html), ...icons(html), ...pictures(html)]) {
    const bytes = builtFile(address);
    files.set(address, /\.(svg|json)$/.test(address) ? travelling(bytes) : bytes.length);
  }
  const document = travelling(html);
  return {
    path,
    document,
    styles: travelling(captured(html, /<style[^>]*>([\s\S]*?)<\/style>/g).join('')),
    inlineScript: captured(html, /<script>([\s\S]*?)<\/script>/g).join('').length,
    externalScripts: captured(
      html,
      /<(?:script[^>]*\ssrc|link rel="(?:modulepreload|stylesheet)"[^>]*href)="([^"]+)"/g,
    ),
    files,
    total: document + [...files.values()].reduce((sum, size) => sum + size, 0),
  };
}

function fonts(html: string): string[] {
  return captured(html, /url\((\/fonts\/[^)]+)\)/g);
}

function icons(html: string): string[] {
  return [...new Set(captured(html, /url\((\/icons\/[^)]+)\)/g))];
}

function pictures(html: string): string[] {
  return captured(html, /<img (?![^>]*loading="lazy")[^>]*src="([^"]+)"/g);
}

/** What the pattern's first group matched, each time. */
export function captured(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].flatMap(([, group]) => group ?? []);
}
