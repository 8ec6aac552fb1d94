// A fresh visit paints its first screen first: in letters that the visitor has (.awaiting-fonts in app/theme/fonts.ts) and
// without the bands below (.arriving in app/theme/widgets.css). These follow in the site's own letters, and a band at a
// time, so that none keeps a tap waiting. A reload, a way back and an anchor need the whole page and get it at once, as
// does a page that the browser readies unseen and one that is clicked. Inlined in the head, so small.
if (
  !location.hash &&
  !document.prerendering &&
  performance.getEntriesByType('navigation')[0]?.type === 'navigate'
) {
  const { classList } = document.documentElement;
  const pause = (time) => new Promise((resolve) => setTimeout(resolve, time));
  const end = () => classList.remove('arriving');
  classList.add('arriving', 'awaiting-fonts');
  // A tap may lead to a band that is not there yet.
  addEventListener('click', end, true);
  addEventListener('DOMContentLoaded', async () => {
    const own = [...document.fonts].filter((face) => !/fallback/.test(face.family));
    const lettered = Promise.allSettled(own.map((face) => face.load())).then(() =>
      classList.remove('awaiting-fonts'),
    );
    // When the files are late, the bands come first.
    await Promise.race([lettered, pause(800)]);
    for (const { dataset } of document.querySelectorAll('main>*')) {
      await pause(50);
      dataset.shown = '';
    }
    end();
  });
}
