import { type ComponentProps, useEffect, useMemo, useRef, useState } from 'react';
import { Form } from 'react-router';
import { Button } from '~/components/Button';
import { controlProps, FieldError, FieldHint } from '~/components/form/fields';
import type { EstimateContent } from '~/content/estimate';
import type { Rates } from '~/content/schemas/facts';
import {
  eachField,
  estimatePrice,
  type HeadcountField,
  headcountFields,
  readHeadcount,
  type TypedHeadcount,
} from './estimate';

/** Uncontrolled, so that what was typed before hydration stays. */
export function HeadcountForm({
  content,
  typed,
  errors,
  children,
  ...form
}: {
  content: EstimateContent;
  typed: TypedHeadcount;
  errors: Readonly<Partial<Record<HeadcountField, string>>>;
} & Pick<ComponentProps<typeof Form>, 'ref' | 'onInput' | 'children'>) {
  return (
    <Form method="get" action="/pricing/estimate" autoComplete="off" {...form}>
      <div className="border-t border-edge">
        {headcountFields.map((name) => {
          const { label, hint } = content.fields[name];
          const error = errors[name];
          return (
            <div
              key={name}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 border-b border-edge py-3.5"
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
                className="text-box row-span-2 w-[min(6rem,26vw)] px-[min(0.75rem,2.5vw)] text-right step-1"
              />
              <FieldHint name={name}>{hint}</FieldHint>
              <FieldError name={name} error={error} className="col-span-2 mt-2" />
            </div>
          );
        })}
      </div>
      {children}
      <Button type="submit" size="lg" className="mt-6">
        {content.button}
      </Button>
    </Form>
  );
}

export type Calculation = NonNullable<ReturnType<typeof useEstimate>['calculation']>;

export function useEstimate(rates: Rates, initial: TypedHeadcount) {
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(initial);
  const update = () => {
    if (!form.current) return;
    const data = new FormData(form.current);
    setTyped(eachField((name) => String(data.get(name) ?? '')));
  };
  // Counts what was typed before hydration.
  useEffect(update, []);
  const calculation = useMemo(() => {
    const headcount = readHeadcount(typed);
    return headcount && { headcount, estimate: estimatePrice(headcount, rates) };
  }, [rates, typed]);
  const changed = JSON.stringify(typed) !== JSON.stringify(initial);
  return { form, calculation, changed, update };
}
