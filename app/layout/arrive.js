// A fresh visit paints its first screen first: in letters that the visitor has (.awaiting-fonts in app/theme/fonts.ts) and
// without the bands below (.arriving in app/theme/widgets.css). These follow in the site's own letters, and a band at a
// time, so that none keeps a tap waiting. A reload, a way back and an anchor need the whole page and get it at once, as
// does a page that the browser readies unseen. Inlined in the head, so small.
if (
  !location.hash &&
  !document.prerendering &&
  performance.getEntriesByType('navigation')[0]?.type === 'navigate'
) {
  const { classList } = document.documentElement;
  classList.add('arriving', 'awaiting-fonts');
  addEventListener('DOMContentLoaded', async () => {
    const own = [...document.fonts].filter((face) => !/fallback/.test(face.family));
    await Promise.race([
      Promise.allSettled(own.map((face) => face.load())).then(() =>
        classList.remove('awaiting-fonts'),
      ),
      // Files that are late: the bands come first.
      new Promise((resolve) => setTimeout(resolve, 800)),
    ]);
    let delay = 0;
    for (const { dataset } of document.querySelectorAll('main>*')) {
      delay += 50;
      setTimeout(() => {
        dataset.shown = '';
      }, delay);
    }
    setTimeout(() => classList.remove('arriving'), delay);
  });
}
