type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Remembers the fields of the served page. React draws a page anew that an extension has changed; the returned function then
 * puts values, focus and selection into the new fields, and opens what was open.
 */
export function rememberFields(): () => void {
  const [before, folds] = [namedFields(), document.querySelectorAll('details')];
  let focused = document.activeElement;
  addEventListener('focusin', () => {
    focused = document.activeElement;
  });
  return () => {
    for (const [index, fold] of document.querySelectorAll('details').entries())
      fold.open ||= folds[index]?.open ?? false;
    for (const [name, field] of namedFields()) {
      const old = before.get(name);
      if (!old || old === field) continue;
      if (isTicked(old) !== isTicked(field)) field.click();
      if (old.value !== field.value) setValue(field, old.value);
      if (old === focused) focusAs(old, field);
    }
  };
}

/** By name and place among those of the same name: an extension may have added fields. */
function namedFields(): ReadonlyMap<string, Field> {
  const found = new Map<string, Field>();
  for (const field of document.querySelectorAll<Field>('input, textarea, select')) {
    let name = field.name || field.id;
    while (found.has(name)) name += '+';
    found.set(name, field);
  }
  return found;
}

const isTicked = (field: Field) => field instanceof HTMLInputElement && field.checked;

/** Past React's own setter, so that a controlled field hears of it. */
function setValue(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

function focusAs(old: Field, field: Field): void {
  field.focus({ preventScroll: true });
  // An address of e-mail has no selection.
  if (old instanceof HTMLSelectElement || field instanceof HTMLSelectElement) return;
  if (old.selectionStart !== null) field.setSelectionRange(old.selectionStart, old.selectionEnd);
}
