import {
  type FormEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useSearchParams } from 'react-router';

/** Milliseconds without typing before the address changes: browsers refuse very frequent changes. */
const rest = 250;

type Values = Readonly<Record<string, string>>;

/** Filters in the address. A prerendered page starts without them; `served` are those of a rendered one. */
export function useAddressFilters<const Name extends string>(
  names: readonly Name[],
  served: Values = {},
) {
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isNew = useRef(true);
  const latest = useRef(served);
  const [values, setValues] = useState(served);
  const [params, setParams] = useSearchParams();

  const show = (next: Values) => {
    latest.current = next;
    setValues(next);
  };
  const writeAddress = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    setParams((before) => withValues(before, latest.current), {
      replace: true,
      preventScrollReset: true,
    });
  };
  const change = (next: Values) => {
    show({ ...latest.current, ...next });
    clearTimeout(timer.current);
    timer.current = setTimeout(writeAddress, rest);
  };

  const follow = useEffectEvent((params: URLSearchParams) => {
    if (timer.current !== undefined) return;
    const says = (name: Name) => params.get(name) ?? '';
    if (names.some((name) => (latest.current[name] ?? '').trim() !== says(name))) {
      show(Object.fromEntries(names.map((name) => [name, says(name)])));
    }
    const typed = isNew.current && form.current ? filledIn(form.current, names, served) : {};
    isNew.current = false;
    if (Object.keys(typed).length > 0) change(typed);
  });
  useLayoutEffect(() => follow(params), [params]);
  useLayoutEffect(() => () => clearTimeout(timer.current), []);

  const writeNow = () => {
    if (timer.current !== undefined) writeAddress();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    writeAddress();
  };
  return {
    value: (name: Name) => values[name] ?? '',
    change: (name: Name, value: string) => change({ [name]: value }),
    form: { ref: form, onSubmit: submit, onBlur: writeNow },
  };
}

/** What was typed before React was there, or restored after Back. */
function filledIn(form: HTMLFormElement, names: readonly string[], served: Values): Values {
  const data = new FormData(form);
  const entries = names.map((name) => [name, String(data.get(name) ?? '')] as const);
  return Object.fromEntries(entries.filter(([name, value]) => value !== (served[name] ?? '')));
}

function withValues(before: URLSearchParams, values: Values): URLSearchParams {
  const after = new URLSearchParams(before);
  for (const [name, value] of Object.entries(values)) {
    if (value.trim()) after.set(name, value.trim());
    else after.delete(name);
  }
  return after;
}

/** For an uncontrolled choice that follows the address. */
export function useAddressValue(value: string) {
  const select = useRef<HTMLSelectElement>(null);
  const before = useRef(value);
  useEffect(() => {
    if (before.current === value) return;
    before.current = value;
    if (select.current) select.current.value = value;
  }, [value]);
  return select;
}
