import { boot, stylesheet } from 'virtual:inlined';

/** Scripts that run at once: the one that keeps scroll positions is marked so; data blocks are no scripts. */
const awake = ':not([data-awake]):not([type="application/ld+json"])';

/**
 * A finished page with the site's stylesheet in its head and the router's scripts asleep: unknown to the browser by their
 * type and rel, until app/hydration/boot.js makes them what they were. React then finds the document that it expects.
 */
export async function withSleepingScripts(html: string): Promise<string> {
  let hydrates = false;
  const rewriter = new HTMLRewriter()
    .on('link[rel=modulepreload]', {
      element(link) {
        hydrates = true;
        link.setAttribute('rel', 'asleep');
      },
    })
    // The head holds these styles already; for the router, which waits at a navigation for those that it does not find.
    .on('link[rel=stylesheet]', {
      element(link) {
        link.setAttribute('rel', 'asleep-stylesheet');
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
    .on(`body script${awake}`, {
      element(script) {
        script.setAttribute('data-asleep', script.getAttribute('type') ?? '');
        script.setAttribute('type', 'text/plain');
      },
    });
  return rewriter.transform(new Response(html)).text();
}
