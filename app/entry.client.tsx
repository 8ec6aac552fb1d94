import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { isRouteErrorResponse } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { reportsPath } from '~/paths';
import { loadTargets, trackTarget } from './browser/document-load';
import { routePattern } from './browser/shown-page';

addEventListener('error', ({ error, message }) => reportError(error ?? message, routePattern()));
addEventListener('unhandledrejection', ({ reason }) => reportError(reason, routePattern()));
if (import.meta.env.PROD) loadTargets();

function hydrate() {
  let putBack: (() => void) | undefined = rememberFields();
  // An extension or a translator had changed the page: React has drawn it anew.
  const onRecoverableError = (error: unknown) => {
    if (!putBack) return;
    putBack();
    putBack = undefined;
    console.warn('The page was drawn anew, with what was typed:', error);
  };
  startTransition(() => {
    hydrateRoot(
      document,
      <HydratedRouter
        instrumentations={[trackTarget]}
        // As transitions, in slices, navigations take a fifth longer on a slow phone (docs/performance.md).
        useTransitions={false}
        onError={(error, { pattern }) => reportError(error, `/${pattern}`.replace('//', '/'))}
      />,
      { onRecoverableError },
    );
  });
}

/** Waits until the browser is idle (two seconds at most): links and forms work before, and the first paint comes first. */
function hydrateWhenIdle() {
  if ('requestIdleCallback' in window) requestIdleCallback(hydrate, { timeout: 2_000 });
  // Safari has no requestIdleCallback.
  else setTimeout(hydrate);
}

if (document.readyState === 'complete') hydrateWhenIdle();
else addEventListener('load', hydrateWhenIdle, { once: true });

/** Of one visit, so that a fault in a loop is not a flood. */
const mostReports = 5;

const reported = new Set<string>();

/** The addresses of files stay: they say which version of the code failed. */
const fileOf = (address: string) => /\/assets\/[\w.-]+(:\d+)*/.exec(address)?.[0] ?? '…';

/**
 * Sends an error to the site's log: its message, where in the code it happened and the route's pattern. Addresses and what
 * stands in fields stay here.
 */
function reportError(error: unknown, route: string): void {
  // An answer of ours, which the server has logged.
  if (isRouteErrorResponse(error)) return;
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const places = stack.split('\n').filter((line) => /:\d+:\d+\)?$/.test(line));
  const report = {
    message: withoutText(message),
    stack: withoutAddresses(places.join('\n')).slice(0, 2_000),
    route,
  };
  if (reported.size >= mostReports || reported.has(report.message)) return;
  reported.add(report.message);
  navigator.sendBeacon?.(reportsPath, JSON.stringify({ 'browser-error': report }));
}

const withoutAddresses = (text: string) => text.replaceAll(/\b[a-z-]+:\/\/[^\s)"'<>]+/gi, fileOf);

function withoutText(message: string): string {
  let text = message;
  for (const field of document.querySelectorAll<HTMLInputElement>('input, textarea, select')) {
    if (field.value.trim()) text = text.replaceAll(field.value, '…');
  }
  // Errors quote what they could not read.
  return withoutAddresses(text.replaceAll(/"[^"]*"|“[^”]*”|'[^']*\s[^']*'|\S+@\S+/g, '…')).slice(
    0,
    300,
  );
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fieldsNow = () => [...document.querySelectorAll<Field>('input, textarea, select')];
const foldsNow = () => [...document.querySelectorAll('details')];

/**
 * Remembers the fields of the served page, for when React draws it anew because something had changed it. The returned
 * function then puts values, focus and selection of the old fields into the new ones, and opens what was open.
 */
function rememberFields(): () => void {
  const old = named(fieldsNow());
  const folds = foldsNow();
  let focused = document.activeElement;
  const controller = new AbortController();
  const onFocus = ({ target }: FocusEvent) => {
    focused = target instanceof Element ? target : null;
  };
  document.addEventListener('focusin', onFocus, { signal: controller.signal });
  return () => {
    controller.abort();
    for (const [index, fold] of foldsNow().entries()) fold.open ||= folds[index]?.open ?? false;
    for (const [name, field] of named(fieldsNow())) {
      const before = old.get(name);
      if (!before || before === field) continue;
      if (isTicked(before) !== isTicked(field)) field.click();
      if (before.value !== field.value) setValue(field, before.value);
      if (before === focused) focusAs(before, field);
    }
  };
}

/** By name and place among those of the same name: an extension may have added fields. */
function named(fields: readonly Field[]): ReadonlyMap<string, Field> {
  const found = new Map<string, Field>();
  for (const field of fields) {
    const name = field.name || field.id;
    let key = name;
    for (let count = 1; found.has(key); count += 1) key = `${name} ${count}`;
    if (name) found.set(key, field);
  }
  return found;
}

const isTicked = (field: Field) => field instanceof HTMLInputElement && field.checked;

/** Past React's own setter, so that a controlled field hears of it. */
function setValue(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

function focusAs(before: Field, field: Field): void {
  field.focus({ preventScroll: true });
  if (before instanceof HTMLSelectElement || field instanceof HTMLSelectElement) return;
  // Null for kinds of fields that have no selection, such as an address of e-mail.
  if (before.selectionStart === null) return;
  field.setSelectionRange(
    before.selectionStart,
    before.selectionEnd,
    before.selectionDirection ?? 'none',
  );
}
