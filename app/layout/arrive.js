// On a fresh visit the browser lays out what lies below the first screen when it comes near (the rule for .arriving in
// app/theme/widgets.css), and the rest once the page has loaded, a band at a time so that none keeps a tap waiting. A
// reload, a way back and an anchor need the page's true height, and get it at once. Inlined in the head, so small.
if (!location.hash && performance.getEntriesByType('navigation')[0]?.type === 'navigate') {
  const { classList } = document.documentElement;
  classList.add('arriving');
  addEventListener('load', () => {
    let delay = 0;
    for (const { style } of document.querySelectorAll('main>*')) {
      delay += 50;
      setTimeout(() => {
        style.contentVisibility = 'visible';
      }, delay);
    }
    setTimeout(() => classList.remove('arriving'), delay);
  });
}
