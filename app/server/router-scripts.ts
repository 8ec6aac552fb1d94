import { hashOf, type InlineHashes } from './inline-hashes.ts';

/**
 * A rendered page without `token`, and the hashes of what may stand inline in it: the scripts and styles that the build
 * knows (`known`), and the scripts that the router wrote. The router alone was given the token, as its nonce, so nothing
 * that got into the HTML by another way is allowed. Needs the Workers runtime.
 */
export async function takeToken(
  rendered: string,
  token: string,
  known: { readonly script: string; readonly style: string },
): Promise<{ readonly html: string; readonly inline: InlineHashes }> {
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
  return {
    html,
    inline: {
      scripts: await Promise.all([...scripts].map(hashOf)),
      styles: [await hashOf(known.style)],
    },
  };
}
