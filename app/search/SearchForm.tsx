import { useEffect, useRef } from 'react';
import { Form, useSubmit } from 'react-router';
import { Button } from '~/components/Button';
import { controlProps, FieldHint } from '~/components/form/fields';
import { useAddressValue } from '~/components/form/useAddressValue';
import { search } from '~/content/search';

/** Milliseconds after the last key. */
const pause = 200;

export function SearchForm({ query, longest }: { query: string; longest: number }) {
  const submit = useSubmit();
  const field = useAddressValue<HTMLInputElement>(query);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const stop = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  const find = (form: HTMLFormElement | null) => {
    stop();
    submit(form, { replace: true, preventScrollReset: true });
  };
  const typing = (form: HTMLFormElement | null) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(find, pause, form);
  };
  return (
    <search>
      <Form
        method="get"
        action="/search"
        replace
        onSubmit={stop}
        // Before a link is followed, which a later search would undo.
        onBlur={({ currentTarget }) => timer.current !== undefined && find(currentTarget)}
        className="grid max-w-[42rem] grid-cols-[minmax(0,1fr)] gap-1.5"
      >
        <label htmlFor="q" className="font-600">
          {search.label}
        </label>
        <FieldHint name="q">{search.hint}</FieldHint>
        <div className="flex flex-wrap gap-3">
          <input
            ref={field}
            {...controlProps({ name: 'q', hint: search.hint })}
            type="search"
            defaultValue={query}
            // biome-ignore lint/a11y/noAutofocus: whoever opens an empty search wants to type
            autoFocus={query === ''}
            maxLength={longest}
            onChange={(event) => typing(event.currentTarget.form)}
            className="text-box min-w-[min(15rem,100%)] flex-1"
          />
          <Button type="submit" className="min-h-12">
            {search.button}
          </Button>
        </div>
      </Form>
    </search>
  );
}
