// Inlined into the head of every page that React can hydrate (with-inert-scripts.ts): starts the page's inert scripts at
// the first sign of intent. If a file does not arrive nothing has been started, and the next sign tries again.
(() => {
  const hydrated = new AbortController();
  const { signal } = hydrated;
  const { saveData, effectiveType } = navigator.connection ?? {};
  // Who saves data or is on a slow network gets React only for what does not work without it.
  const savesData = saveData || /2g/.test(effectiveType);
  const needsReact = '[data-replay],[data-filters]';
  // Milliseconds after a failure in which no sign is heard.
  const pause = 1000;
  let starting = false;
  let queued = [];

  function onIntent(event) {
    // Chromium reports a resting pointer once the page is drawn: a move that does not move is no sign.
    if (event.type === 'pointermove' && event.movementX === 0 && event.movementY === 0) return;
    if (!savesData || event.target.closest?.(needsReact)) start();
  }

  async function start() {
    if (starting) return;
    starting = true;
    // The sign is often a tap that plain HTML answers: its answer is painted before the files are asked for.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    // The scripts stand at the document's end.
    while (document.readyState === 'loading')
      await new Promise((resolve) => addEventListener('DOMContentLoaded', resolve, { once: true }));
    const modules = [...document.querySelectorAll('link[rel=inert]')];
    try {
      await Promise.all(modules.map(fetched));
    } catch {
      for (const target of queued) target.ariaBusy = null;
      queued = [];
      for (const module of modules) module.rel = 'inert';
      setTimeout(() => {
        starting = false;
      }, pause);
      return;
    }
    for (const link of document.querySelectorAll('link[rel=inert-stylesheet]'))
      link.rel = 'stylesheet';
    for (const inert of document.querySelectorAll('script[data-inert]')) {
      const script = document.createElement('script');
      if (inert.dataset.inert) script.type = inert.dataset.inert;
      script.text = inert.text;
      inert.replaceWith(script);
    }
  }

  function fetched(module) {
    return new Promise((onload, onerror) => {
      Object.assign(module, { onload, onerror, rel: 'modulepreload' });
    });
  }

  // Only what plain HTML cannot do: links, menus and forms with an address work by themselves.
  function queue(event) {
    const target = event.target.closest('[data-replay]');
    if (!target || (event.type === 'submit') !== (target.tagName === 'FORM')) return;
    event.preventDefault();
    target.ariaBusy = 'true';
    queued.push(target);
    start();
  }

  // One after the other, each with React's answer to the one before on the page: two clicks on Next are two steps.
  async function replay() {
    hydrated.abort();
    for (const target of queued) {
      target.ariaBusy = null;
      if (target.requestSubmit) target.requestSubmit();
      else target.click();
      await new Promise((resolve) => setTimeout(resolve));
    }
  }

  for (const sign of ['pointermove', 'pointerdown', 'keydown', 'focusin'])
    addEventListener(sign, onIntent, { capture: true, passive: true, signal });
  for (const act of ['click', 'submit']) addEventListener(act, queue, { capture: true, signal });
  addEventListener('hydrated', replay, { signal });
  // A shared address with a filter shows what its sender saw, without waiting for a sign.
  addEventListener('DOMContentLoaded', () => {
    if (location.search && document.querySelector('[data-filters]')) start();
  });
})();
