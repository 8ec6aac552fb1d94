// A fresh visit paints its first screen first: in letters that the visitor has, and without the bands below (.arriving in
// app/theme/widgets.css). The site's own letters follow when they are there, then a band at a time, so that none keeps a
// tap waiting. A reload, a way back and an anchor need the whole page and get it at once, as does a page that the browser
// readies unseen and one that is clicked, typed in or printed. Inlined in the head, so small.
if (
  !location.hash &&
  !document.prerendering &&
  performance.getEntriesByType('navigation')[0]?.type === 'navigate'
) {
  const { classList } = document.documentElement;
  const pause = (time) => new Promise((resolve) => setTimeout(resolve, time));
  const end = () => classList.remove('arriving');
  classList.add('arriving');
  // Each may need a band that is not there yet.
  for (const need of ['click', 'keydown', 'beforeprint']) addEventListener(need, end);

  // For a face that is loading Chromium looks up one more font of the system; one that is added when it is there costs the
  // first text nothing. TYPEFACES, the stylesheet's first rules, is written in by scripts/build/boot-script.ts.
  const faces = TYPEFACES.map(([family, src, weight]) => {
    document.styleSheets[0].deleteRule(0);
    return new FontFace(family, src, { weight });
  });

  addEventListener('DOMContentLoaded', async () => {
    const lettered = faces.map(async (face) => document.fonts.add(await face.load()));
    // When the files are late, the bands come first.
    await Promise.race([Promise.allSettled(lettered), pause(800)]);
    for (const { dataset } of document.querySelectorAll('main>*')) {
      await pause(50);
      dataset.shown = '';
    }
    end();
  });
}
