import type { RefObject } from 'react';
import { useImprovement } from '~/components/useImprovement';

const key = 'contact-draft';

/** Keeps what was typed when the router loads the page again after a deploy. The draft stays in this tab. */
export function useDraft(form: RefObject<HTMLFormElement | null>): void {
  useImprovement(() => {
    const storage = storageOfTab();
    if (!form.current || !storage) return;
    restore(form.current, storage.getItem(key) ?? '');
    const save = () => {
      if (form.current) storage.setItem(key, typedInto(form.current));
      else storage.removeItem(key);
    };
    addEventListener('pagehide', save);
    return () => {
      removeEventListener('pagehide', save);
      storage.removeItem(key);
    };
  }, [form]);
}

/** Null where the visitor has turned storage off. */
function storageOfTab(): Storage | null {
  try {
    return sessionStorage;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'SecurityError') return null;
    throw error;
  }
}

function typedInto(form: HTMLFormElement): string {
  const typed = [...new FormData(form)].map(([name, value]) => [name, String(value)]);
  return new URLSearchParams(typed).toString();
}

function restore(form: HTMLFormElement, draft: string): void {
  for (const [name, value] of new URLSearchParams(draft)) {
    const field = form.elements.namedItem(name);
    if (field && 'value' in field && field.value === '') field.value = value;
  }
}
