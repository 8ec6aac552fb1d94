// Runs in every page that React can take over: waits for the visitor's first sign of intent, then fetches the client.
// Clicks and submits on elements marked data-early are held and handed to React once it is ready. Inlined in the head,
// so small, and there before the first element that can be clicked.
(() => {
  const noticing = new AbortController();
  const holding = new AbortController();
  const events = [];
  window.__early = { events, stop: () => holding.abort() };
  const { saveData, effectiveType } = navigator.connection ?? {};
  // Who saves data or is on a slow network gets the client only for what does not work without it.
  const sparing = saveData || /2g/.test(effectiveType);
  window.__sparing = sparing;
  function notice(event) {
    // Chromium reports a resting pointer once the page is drawn: a move that does not move is no sign.
    if (event.type === 'pointermove' && event.movementX === 0 && event.movementY === 0) return;
    if (!sparing || event.target.closest?.('[data-early],[data-filters]')) start();
  }
  function start() {
    if (noticing.signal.aborted) return;
    noticing.abort();
    // The handoff stands at the document's end.
    if (document.readyState === 'loading') addEventListener('DOMContentLoaded', fetchClient);
    else fetchClient();
  }
  function fetchClient() {
    const handoff = JSON.parse(document.getElementById('handoff').textContent);
    const add = (rel) => (href) =>
      document.head.append(Object.assign(document.createElement('link'), { rel, href }));
    handoff.preloads.forEach(add('modulepreload'));
    handoff.styles.forEach(add('stylesheet'));
    import(handoff.entry);
  }
  function hold(event) {
    const target = event.target.closest('[data-early]');
    if (!target || (event.type === 'submit') !== (target.tagName === 'FORM')) return;
    event.preventDefault();
    events.push(target);
    start();
  }
  for (const sign of ['pointermove', 'pointerdown', 'keydown', 'focusin'])
    addEventListener(sign, notice, { capture: true, passive: true, signal: noticing.signal });
  for (const sign of ['click', 'submit'])
    addEventListener(sign, hold, { capture: true, signal: holding.signal });
  // A shared address with a filter shows what its sender saw, without waiting for a sign.
  addEventListener('DOMContentLoaded', () => {
    if (location.search && document.querySelector('[data-filters]')) start();
  });
})();
