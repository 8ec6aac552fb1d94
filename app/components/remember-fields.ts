type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Remembers the fields of a part. The returned function puts their values into new ones, and opens what was open. */
export function rememberFields(part: ParentNode) {
  const [before, folds] = [namedFields(part), part.querySelectorAll('details')];
  return (now: ParentNode, focused?: Element | null) => {
    for (const [index, fold] of now.querySelectorAll('details').entries())
      fold.open ||= folds[index]?.open ?? false;
    for (const [name, field] of namedFields(now)) {
      const old = before.get(name);
      if (!old || old === field) continue;
      if (isTicked(old) !== isTicked(field)) field.click();
      if (old.value !== field.value) setValue(field, old.value);
      if (old === focused) focusAs(old, field);
    }
  };
}

/** By name and place among those of the same name, boxes by value: an extension may have added fields. */
function namedFields(part: ParentNode): ReadonlyMap<string, Field> {
  const found = new Map<string, Field>();
  for (const field of part.querySelectorAll<Field>('input, textarea, select')) {
    let name = `${field.name || field.id} ${field.type === 'checkbox' ? field.value : ''}`;
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
