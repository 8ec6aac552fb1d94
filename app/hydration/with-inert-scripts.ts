import { boot, stylesheet } from 'virtual:inlined';

/** Not the script that restores scroll positions, which runs at once and is marked so, and no data blocks. */
const router = 'body script:not([data-immediate]):not([type="application/ld+json"])';

/** A finished page with its stylesheet inline and the router's scripts inert, until app/hydration/boot.js starts them. */
export async function withInertScripts(html: string): Promise<string> {
  let hydrates = false;
  const rewriter = new HTMLRewriter()
    .on('link[rel=modulepreload]', {
      element(link) {
        hydrates = true;
        link.setAttribute('rel', 'inert');
      },
    })
    // Its rules stand in the head already. The router looks for it before it shows another page, React when it hydrates.
    .on('link[rel=stylesheet]', {
      element(link) {
        link.setAttribute('disabled', '');
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
    // Cloudflare's Email Address Obfuscation, on by default, would rewrite the addresses, which breaks hydration and the
    // policy: developers.cloudflare.com/waf/tools/scrape-shield/email-address-obfuscation
    .on('body', {
      element(body) {
        body.prepend('<!--email_off-->', { html: true });
        body.append('<!--/email_off-->', { html: true });
      },
    })
    .on(router, {
      element(script) {
        script.setAttribute('data-inert', script.getAttribute('type') ?? '');
        script.setAttribute('type', 'text/plain');
      },
    });
  return rewriter.transform(new Response(html)).text();
}
