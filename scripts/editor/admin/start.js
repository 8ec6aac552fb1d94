// Runs before the editor.

// The editor asks a CDN every hour for a newer version of itself. Ours is pinned in package.json, so nobody is asked.
const platformFetch = window.fetch;
window.fetch = (input, init) =>
  String(input).startsWith('https://unpkg.com/')
    ? Promise.resolve(new Response(null, { status: 404 }))
    : platformFetch(input, init);

// Its typefaces by the names that it uses. Adopted sheets come after all others, so these are found before the CDN's.
const latin =
  'unicode-range: U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD;';
const faces = new CSSStyleSheet();
faces.replaceSync(`
  @font-face { font-family: 'Source Sans 3'; font-weight: 200 900; src: url(/admin/fonts/source-sans-3.woff2); size-adjust: 110%; ${latin} }
  @font-face { font-family: 'Noto Mono'; font-weight: 400; src: url(/admin/fonts/noto-mono.woff2); }
  @font-face { font-family: 'Material Symbols Outlined'; font-weight: 400; font-display: block; src: url(/admin/fonts/material-symbols.woff2); ${latin} }
`);
document.adoptedStyleSheets.push(faces);
