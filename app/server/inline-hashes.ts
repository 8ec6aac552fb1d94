/** What may stand inline in a page, as the hashes by which its policy allows it (`sha256-…`). */
export interface InlineHashes {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

/** The hash of a text for a Content-Security-Policy. */
export async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}`;
}

/** A page that becomes a file, with its hashes in front: the build takes them out again for the file's headers. */
export function withHashes(html: string, { scripts, styles }: InlineHashes): string {
  return `<!--${scripts.join(' ')}|${styles.join(' ')}-->${html}`;
}

/** What {@link withHashes} put together. Throws for any other text. */
export function takeHashes(text: string): { html: string; inline: InlineHashes } {
  const [all, scripts = '', styles = ''] = /^<!--([^|>]*)\|([^|>]*)-->/.exec(text) ?? [];
  if (all === undefined) throw new Error('A prerendered page does not begin with its hashes');
  return {
    html: text.slice(all.length),
    inline: {
      scripts: scripts.split(' ').filter(Boolean),
      styles: styles.split(' ').filter(Boolean),
    },
  };
}
