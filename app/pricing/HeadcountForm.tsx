import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { Form } from 'react-router';
import { Button } from '~/components/Button';
import { controlProps, FieldError, FieldHint } from '~/components/form/field-parts';
import type { EstimateContent } from '~/content/estimate';
import { fill } from '~/text/fill';
import { formatCents, formatCount } from '~/text/numbers';
import {
  type EstimateQuery,
  estimatePrice,
  headcountFields,
  largestCount,
  readEstimateQuery,
  readHeadcount,
  type TypedHeadcount,
} from './estimate';

/** Uncontrolled, so that what was typed before hydration stays. */
export function HeadcountForm({
  content,
  button,
  typed,
  estimate: { form, errors, priced },
  children,
  ...rest
}: {
  content: EstimateContent;
  button: string;
  typed: TypedHeadcount;
  estimate: Pick<ReturnType<typeof useEstimate>, 'form' | 'errors' | 'priced'>;
} & Pick<ComponentProps<typeof Form>, 'onInput' | 'children'>) {
  return (
    <Form ref={form} method="get" action="/pricing/estimate" autoComplete="off" {...rest}>
      {/* Keeps the sum in view on small screens, above the keys of a phone. */}
      <p
        aria-hidden="true"
        className="needs-script sticky top-[--bar] z-10 max-w-none -mx-[min(1.25rem,6.25vw)] flex flex-wrap items-baseline justify-between gap-x-4 border-y border-edge bg-paper px-[min(1.25rem,6.25vw)] py-2 sm:-mx-8 sm:px-8 lg:hidden"
      >
        {content.result.perMonth}
        <span className="font-display step-2">{priced ? formatCents(priced.monthly) : '–'}</span>
      </p>
      <div className="border-edge lg:border-t">
        {headcountFields.map((name) => {
          const { label, hint } = content.fields[name];
          const error = errors[name];
          return (
            <div
              key={name}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 border-b border-edge py-3"
            >
              <label htmlFor={name} className="font-600 leading-snug">
                {label}
              </label>
              <input
                {...controlProps({ name, hint, error })}
                type="text"
                inputMode="numeric"
                defaultValue={typed[name]}
                placeholder="0"
                className="text-box row-span-2 w-[min(6rem,26vw)] scroll-mt-20 px-[min(0.75rem,2.5vw)] text-right step-1"
              />
              <FieldHint name={name}>{hint}</FieldHint>
              <FieldError name={name} error={error} className="col-span-2 mt-2" />
            </div>
          );
        })}
      </div>
      {children}
      <Button type="submit" size="lg" className="mt-6">
        {button}
      </Button>
    </Form>
  );
}

/** `result` is null while a field has no number, `last` is what it was before. */
export function useEstimate(content: EstimateContent, initial: EstimateQuery) {
  const form = useRef<HTMLFormElement>(null);
  const [said, setSaid] = useState(initial);
  const [right, setRight] = useState(initial);
  const update = () => {
    if (!form.current) return;
    const now = readEstimateQuery(new FormData(form.current));
    setSaid(now);
    if (now.wrong.length === 0) setRight(now);
  };
  // Counts what was typed before hydration.
  useEffect(update, []);
  const estimated = ({ typed }: EstimateQuery) => {
    const headcount = readHeadcount(typed);
    return headcount && estimatePrice(headcount, content.rates);
  };
  const [result, last] = [estimated(said), estimated(right)];
  const priced = result?.outcome === 'priced' ? result : null;
  const largest = formatCount(largestCount);
  const errors: Readonly<Record<string, string>> = Object.fromEntries(
    said.wrong.map((name) => [
      name,
      fill(content.errors.field, { label: content.fields[name].label, largest }),
    ]),
  );
  const changed = JSON.stringify(said.typed) !== JSON.stringify(initial.typed);
  return { form, result, last, priced, errors, changed, update, name: said.organization };
}
