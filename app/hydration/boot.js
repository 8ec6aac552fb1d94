// In the head of every page that hydrates; with-inert-scripts.ts has made the page's scripts inert. Starts them when the
// page has loaded and the browser is idle, or at the first sign of intent. If a file fails, the next sign tries again.
(() => {
  const isFrugal = navigator.connection?.saveData || /2g/.test(navigator.connection?.effectiveType);
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  const signs = new AbortController();
  const held = [];

  async function start() {
    const links = [...document.querySelectorAll('link[rel=inert]')];
    if (links.length === 0 || document.readyState === 'loading') return;
    try {
      await Promise.all(links.map(preload));
      for (const inert of document.querySelectorAll('script[data-inert]')) {
        const script = inert.cloneNode(true);
        script.type = inert.dataset.inert;
        inert.replaceWith(script);
      }
    } catch {
      for (const link of links) link.rel = 'inert';
      for (const button of held.splice(0)) button.ariaBusy = null;
    }
  }

  function preload(link) {
    link.rel = 'modulepreload';
    return new Promise((onload, onerror) => Object.assign(link, { onload, onerror }));
  }

  // A press on a button that needs React is held, shown as busy, and repeated once React is there.
  function onSign(event) {
    const needsReact = event.target.closest?.('[data-replay],[data-filters]');
    if (event.type === 'click' && needsReact?.matches('button')) {
      event.preventDefault();
      needsReact.ariaBusy = 'true';
      held.push(needsReact);
    }
    if (needsReact || !isFrugal) start();
  }
  for (const type of ['pointerdown', 'keydown', 'focusin', 'input', 'change', 'click'])
    addEventListener(type, onSign, { capture: true, signal: signs.signal });
  addEventListener('pageshow', () => {
    if (!isFrugal || held.length > 0 || location.search) whenIdle(start, { timeout: 2000 });
  });
  addEventListener('hydrated', () => {
    signs.abort();
    for (const button of held) button.ariaBusy = null;
    for (const button of held) setTimeout(() => button.click());
  });
})();
