import { type RefObject, useEffect } from 'react';

const key = 'contact-draft';

/** Keeps what was typed, in this tab, when the document is loaded anew, as the router does after a deploy. */
export function useDraft(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    if (!form.current) return;
    restore(form.current);
    const save = () => store(form.current ? typedInto(form.current) : '');
    addEventListener('pagehide', save);
    return () => {
      removeEventListener('pagehide', save);
      store('');
    };
  }, [form]);
}

function typedInto(form: HTMLFormElement): string {
  const typed = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return new URLSearchParams(typed).toString();
}

function store(draft: string): void {
  try {
    if (draft) sessionStorage.setItem(key, draft);
    else sessionStorage.removeItem(key);
  } catch {
    // The visitor has turned storage off.
  }
}

function restore(form: HTMLFormElement): void {
  let draft = '';
  try {
    draft = sessionStorage.getItem(key) ?? '';
  } catch {
    // The visitor has turned storage off.
  }
  for (const [name, value] of new URLSearchParams(draft)) {
    const field = form.elements.namedItem(name);
    if (field && 'value' in field && field.value === '') field.value = value;
  }
}
