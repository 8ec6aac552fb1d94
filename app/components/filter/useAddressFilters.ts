import { type FormEvent, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useHydrated } from '../useHydrated';

/** Milliseconds without typing before the address changes: browsers refuse very frequent changes. */
const rest = 250;

/** A form's fields in the address. A prerendered page starts without them; `served` are those of a rendered one. */
export function useAddressFilters(served: Readonly<Partial<Record<string, string | null>>> = {}) {
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isNew = useRef(true);
  const isHydrated = useHydrated();
  const [params, setParams] = useSearchParams();

  const writeAddress = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    const fields = fieldsOf(form.current);
    setParams((before) => withFields(before, fields), { replace: true, preventScrollReset: true });
  };
  const writeSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(writeAddress, rest);
  };
  const onInput = ({ target }: FormEvent) =>
    target instanceof HTMLSelectElement ? writeAddress() : writeSoon();
  const follow = useEffectEvent((params: URLSearchParams) => {
    const fields = fieldsOf(form.current);
    // Before React was there, or restored after Back.
    const isTyped =
      isNew.current && fields.some(({ name, value }) => value !== (served[name] ?? ''));
    isNew.current = false;
    if (isTyped) writeSoon();
    if (timer.current !== undefined) return;
    for (const field of fields) {
      const said = params.get(field.name) ?? '';
      if (field.value.trim() !== said) field.value = said;
      // An address may name what is not offered.
      if (field.value.trim() !== said) field.value = '';
    }
  });
  useLayoutEffect(() => follow(params), [params]);
  useLayoutEffect(() => () => clearTimeout(timer.current), []);

  return {
    value: (name: string) => (isHydrated ? params.get(name) : served[name]) ?? '',
    form: {
      ref: form,
      onInput,
      onBlur: () => timer.current !== undefined && writeAddress(),
      onSubmit: (event: { preventDefault(): void }) => {
        event.preventDefault();
        writeAddress();
      },
    },
  };
}

type Field = HTMLInputElement | HTMLSelectElement;

const fieldsOf = (form: HTMLFormElement | null): readonly Field[] =>
  Array.from(form?.querySelectorAll<Field>('input, select') ?? []);

function withFields(before: URLSearchParams, fields: readonly Field[]): URLSearchParams {
  const after = new URLSearchParams(before);
  for (const { name, value } of fields) {
    if (value.trim()) after.set(name, value.trim());
    else after.delete(name);
  }
  return after;
}
