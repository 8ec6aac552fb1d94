// Before somebody signs in, the editor asks no other site for anything.

// It would fetch its languages from a CDN. Copies are in /admin/locales. It would also look for a newer version of itself
// and for the state of GitHub.
const ownFiles = /^https:\/\/unpkg\.com\/@sveltia\/cms@[^/]+\//;
const notAsked = /^https:\/\/(unpkg\.com|www\.githubstatus\.com)\//;
const platformFetch = window.fetch;
window.fetch = (input, init) => {
  const address = String(input).replace(ownFiles, '/admin/');
  if (notAsked.test(address)) return Promise.resolve(new Response(null, { status: 404 }));
  return platformFetch(address === String(input) ? input : address, init);
};

// It would fetch its typefaces from a CDN. editor.css has its icons.
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
