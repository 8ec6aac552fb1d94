import type { RefObject } from 'react';
import { useEffect } from 'react';

/** Milliseconds in which the pointer may cross a neighbour on its way into the panel. */
const grace = 300;

/** Safari 16, Chrome 113 and Firefox 124 have none: there a class opens the phone's menu. */
const hasPopovers = !import.meta.env.SSR && 'popover' in HTMLElement.prototype;
const openClass = 'menu-open';
const buttonOf = (nav: HTMLElement) => document.querySelector(`[popovertarget="${nav.id}"]`);

/** Opens on hover, closes on Escape (WCAG 1.4.13), after a choice, on Back and on a click elsewhere. */
export function useMenus(menu: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const nav = menu.current;
    if (!nav) return;
    const controller = new AbortController();
    const { signal } = controller;
    const button = buttonOf(nav);
    const isBar = () => !button?.getClientRects().length;
    if (!hasPopovers) {
      setOpen(nav, nav.matches(':target'));
      const toggle = () => setOpen(nav, !nav.classList.contains(openClass));
      button?.addEventListener('click', toggle, { signal });
    }
    for (const details of nav.querySelectorAll('details')) hoverable(details, isBar, signal);
    const onAway = ({ target }: Event) => {
      if (!(target instanceof Node)) return;
      if (isBar()) leave(nav, target);
      // Focus must not be hidden under a phone's menu (WCAG 2.2, 2.4.11).
      else if (!nav.contains(target) && !button?.contains(target)) close(nav);
    };
    const onChoice = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a')) close(nav);
    };
    nav.addEventListener('click', onChoice, { signal });
    window.addEventListener('popstate', () => close(nav), { signal });
    document.addEventListener('keydown', (event) => isBar() && onEscape(nav, event), { signal });
    document.addEventListener('pointerdown', onAway, { signal });
    document.addEventListener('focusin', onAway, { signal });
    let wasBar = isBar();
    const onResize = () => {
      if (isBar() !== wasBar) close(nav);
      wasBar = isBar();
    };
    window.addEventListener('resize', onResize, { signal });
    // For the stylesheet. A state would draw the whole header once more.
    nav.dataset.hydrated = '';
    return () => controller.abort();
  }, [menu]);
}

function hoverable(details: HTMLDetailsElement, isBar: () => boolean, signal: AbortSignal) {
  const area = details.parentElement;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // In Safari before 18.2 and Firefox before 128 a click does not say what made it.
  let isTouched = false;
  const byMouse = (event: PointerEvent) => event.pointerType === 'mouse' && isBar();
  const open = () => {
    details.open = true;
  };
  // The stylesheet has opened it before React was there.
  if (isBar() && matchMedia('(hover: hover)').matches && area?.matches(':hover')) open();
  const onEnter = (event: PointerEvent) => {
    clearTimeout(timer);
    isTouched = event.pointerType !== 'mouse';
    if (!byMouse(event)) return;
    const neighbour = document.querySelector(
      `details[name="${details.getAttribute('name')}"][open]`,
    );
    if (neighbour && neighbour !== details) timer = setTimeout(open, grace);
    else open();
  };
  const onLeave = (event: PointerEvent) => {
    clearTimeout(timer);
    if (!byMouse(event)) return;
    timer = setTimeout(() => {
      if (!details.contains(document.activeElement)) details.open = false;
    }, grace);
  };
  // A mouse opens the menu before it clicks, so the click keeps it open.
  const onClick = (event: MouseEvent) => {
    const hovered = isBar() && area?.matches(':hover');
    if (event.detail > 0 && !isTouched && details.open && hovered) event.preventDefault();
  };
  area?.addEventListener('pointerenter', onEnter, { signal });
  area?.addEventListener('pointerleave', onLeave, { signal });
  details.querySelector('summary')?.addEventListener('click', onClick, { signal });
}

function onEscape(nav: HTMLElement, event: KeyboardEvent) {
  if (event.key !== 'Escape') return;
  const open = [...nav.querySelectorAll<HTMLDetailsElement>('details[open]')].at(-1);
  if (!open) return;
  const hadFocus = open.contains(document.activeElement);
  open.open = false;
  if (hadFocus) open.querySelector('summary')?.focus();
}

function leave(nav: HTMLElement, target: Node) {
  for (const details of nav.querySelectorAll('details')) {
    if (!details.parentElement?.contains(target)) details.open = false;
  }
}

function close(nav: HTMLElement) {
  for (const details of nav.querySelectorAll('details')) details.open = false;
  if (!hasPopovers) setOpen(nav, false);
  else if (nav.matches(':popover-open')) nav.hidePopover();
}

function setOpen(nav: HTMLElement, isOpen: boolean) {
  nav.classList.toggle(openClass, isOpen);
  buttonOf(nav)?.setAttribute('aria-expanded', String(isOpen));
}
