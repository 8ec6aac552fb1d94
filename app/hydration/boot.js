// Inlined into the head of every page that React can hydrate (with-sleeping-scripts.ts): wakes the page's sleeping scripts
// at the first sign of intent. If a file does not arrive nothing has been started, and the next sign tries again.
(() => {
  const hydrated = new AbortController();
  const { signal } = hydrated;
  const { saveData, effectiveType } = navigator.connection ?? {};
  // Who saves data or is on a slow network gets React only for what does not work without it.
  const sparing = saveData || /2g/.test(effectiveType);
  const needy = '[data-replay],[data-filters]';
  // Milliseconds after a failure in which no sign is heard.
  const pause = 1000;
  let waking = false;
  let clicked = [];

  function notice(event) {
    // Chromium reports a resting pointer once the page is drawn: a move that does not move is no sign.
    if (event.type === 'pointermove' && event.movementX === 0 && event.movementY === 0) return;
    if (!sparing || event.target.closest?.(needy)) wake();
  }

  async function wake() {
    if (waking) return;
    waking = true;
    // The sign is often a tap that plain HTML answers: its answer is painted before the files are asked for.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    // The scripts stand at the document's end.
    while (document.readyState === 'loading')
      await new Promise((resolve) => addEventListener('DOMContentLoaded', resolve, { once: true }));
    const modules = [...document.querySelectorAll('link[rel=asleep]')];
    try {
      await Promise.all(modules.map(fetched));
    } catch {
      for (const target of clicked) target.ariaBusy = null;
      clicked = [];
      for (const module of modules) module.rel = 'asleep';
      setTimeout(() => {
        waking = false;
      }, pause);
      return;
    }
    for (const link of document.querySelectorAll('link[rel=asleep-stylesheet]'))
      link.rel = 'stylesheet';
    for (const asleep of document.querySelectorAll('script[data-asleep]')) {
      const script = document.createElement('script');
      if (asleep.dataset.asleep) script.type = asleep.dataset.asleep;
      script.text = asleep.text;
      asleep.replaceWith(script);
    }
  }

  function fetched(module) {
    return new Promise((onload, onerror) => {
      Object.assign(module, { onload, onerror, rel: 'modulepreload' });
    });
  }

  // Only what plain HTML cannot do: links, menus and forms with an address work by themselves.
  function keep(event) {
    const target = event.target.closest('[data-replay]');
    if (!target || (event.type === 'submit') !== (target.tagName === 'FORM')) return;
    event.preventDefault();
    target.ariaBusy = 'true';
    clicked.push(target);
    wake();
  }

  // One after the other, each with React's answer to the one before on the page: two clicks on Next are two steps.
  async function replay() {
    hydrated.abort();
    for (const target of clicked) {
      target.ariaBusy = null;
      if (target.requestSubmit) target.requestSubmit();
      else target.click();
      await new Promise((resolve) => setTimeout(resolve));
    }
  }

  for (const sign of ['pointermove', 'pointerdown', 'keydown', 'focusin'])
    addEventListener(sign, notice, { capture: true, passive: true, signal });
  for (const act of ['click', 'submit']) addEventListener(act, keep, { capture: true, signal });
  addEventListener('hydrated', replay, { signal });
  // A shared address with a filter shows what its sender saw, without waiting for a sign.
  addEventListener('DOMContentLoaded', () => {
    if (location.search && document.querySelector('[data-filters]')) wake();
  });
})();
