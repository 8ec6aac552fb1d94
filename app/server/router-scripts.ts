import { hashOf, type InlineHashes } from './inline-hashes.ts';

/** A rendered page without `token`, and the hashes of what the build or the router, which had the token as nonce, put inline. */
export async function takeToken(
  rendered: string,
  token: string,
  known: { readonly script: string; readonly style: string },
) {
  const texts: string[] = [];
  const rewriter = new HTMLRewriter()
    .on(`[nonce="${token}"]`, {
      element: (element) => {
        element.removeAttribute('nonce');
      },
    })
    .on(`script[nonce="${token}"]`, {
      element: () => {
        texts.push('');
      },
      // A long text comes in several pieces.
      text: (piece) => {
        texts.push(`${texts.pop()}${piece.text}`);
      },
    });
  const html = await rewriter.transform(new Response(rendered)).text();
  const scripts = texts.length > 0 ? new Set([known.script, ...texts]) : [];
  const inline: InlineHashes = {
    scripts: await Promise.all([...scripts].map(hashOf)),
    styles: [await hashOf(known.style)],
  };
  return { html, inline };
}
