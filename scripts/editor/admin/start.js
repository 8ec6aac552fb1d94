// Keeps the editor from asking anybody but this site before somebody signs in.

// It fetches its languages from a CDN: ours are in /admin/locales. It also looks there for a newer version of itself, which
// package.json pins, and whether GitHub is in order.
const ownFiles = /^https:\/\/unpkg\.com\/@sveltia\/cms@[^/]+\//;
const notAsked = /^https:\/\/(unpkg\.com|www\.githubstatus\.com)\//;
const platformFetch = window.fetch;
window.fetch = (input, init) => {
  const address = String(input).replace(ownFiles, '/admin/');
  if (notAsked.test(address)) return Promise.resolve(new Response(null, { status: 404 }));
  return platformFetch(address === String(input) ? input : address, init);
};

// It declares its typefaces at a CDN; ours of the same names are in editor.css.
new MutationObserver(() => {
  for (const sheet of document.styleSheets) {
    for (let index = sheet.cssRules.length - 1; index >= 0; index -= 1) {
      const rule = sheet.cssRules[index];
      if (rule instanceof CSSFontFaceRule && rule.style.src.includes('https://')) {
        sheet.deleteRule(index);
      }
    }
  }
}).observe(document, { childList: true, subtree: true });
