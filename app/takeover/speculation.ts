/**
 * Until React has taken the page over, the browser itself readies the page behind a link that a visitor dwells on
 * (developer.mozilla.org/en-US/docs/Web/API/Speculation_Rules_API). Files and feeds are left alone, and no link leads
 * to what only takes posts; with Save-Data or little memory browsers do nothing. Inline, because a file of its own
 * would cost a request on every first visit.
 */
export const speculationRules = JSON.stringify({
  prerender: [
    {
      where: {
        selector_matches: ':root:not([data-taken-over]) a[href^="/"]:not([href*="."])',
      },
      eagerness: 'moderate',
    },
  ],
});
