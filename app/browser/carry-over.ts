type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fieldsNow = () => [...document.querySelectorAll<Field>('input, textarea, select')];
const foldsNow = () => [...document.querySelectorAll('details')];

/**
 * Remembers the fields of the served page. When React has drawn the page anew, because something had changed it, the
 * returned function puts values, focus and selection of the old fields into the new ones, and opens what was open.
 */
export function rememberFields(): () => void {
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
