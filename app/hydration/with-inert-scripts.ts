import { boot, stylesheet } from 'virtual:inlined';

/** Not the script that restores scroll positions, which runs at once and is marked so, and no data blocks. */
const waitsForIntent = ':not([data-immediate]):not([type="application/ld+json"])';

/**
 * A finished page with the site's stylesheet in its head and the router's scripts inert: unknown to the browser by their
 * type and rel, until app/hydration/boot.js makes them what they were. React then finds the document that it expects.
 */
export async function withInertScripts(html: string): Promise<string> {
  let hydrates = false;
  const rewriter = new HTMLRewriter()
    .on('link[rel=modulepreload]', {
      element(link) {
        hydrates = true;
        link.setAttribute('rel', 'inert');
      },
    })
    // The head holds these styles already; for the router, which waits at a navigation for those that it does not find.
    .on('link[rel=stylesheet]', {
      element(link) {
        link.setAttribute('rel', 'inert-stylesheet');
      },
    })
    .on('head', {
      element(head) {
        head.onEndTag((end) => {
          end.before(`<style>${stylesheet}</style>`, { html: true });
          if (hydrates) end.before(`<script>${boot}</script>`, { html: true });
        });
      },
    })
    .on(`body script${waitsForIntent}`, {
      element(script) {
        script.setAttribute('data-inert', script.getAttribute('type') ?? '');
        script.setAttribute('type', 'text/plain');
      },
    });
  return rewriter.transform(new Response(html)).text();
}
