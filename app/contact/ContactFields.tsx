import { type ReactNode, useEffect, useRef } from 'react';
import { FieldPair, SelectField, TextAreaField, TextField } from '~/components/form/fields';
import { budgets, contact, countries, interestAreas, timelines } from '~/content/contact';
import { fieldLengths } from '~/content/form-fields';
import { organization } from '~/content/organization';
import type { Column, ContactField } from './message';
import { timeFields } from './proposed-times';

const { fields } = contact.form;

type Texts = Partial<Record<ContactField, string>>;

export function ContactFields({
  errors,
  values = {},
  interest,
}: {
  errors: Texts;
  values: Texts | undefined;
  interest: string | null;
}) {
  const field = <Name extends Column>(name: Name) => ({
    name,
    label: fields[name].label,
    hint: 'hint' in fields[name] ? fields[name].hint : undefined,
    required: 'missing' in fields[name],
    error: errors[name],
    value: values[name],
  });
  const choice = (
    name: 'interest_area' | 'country' | 'monthly_budget' | 'timeline',
    options: readonly string[],
  ) => ({ ...field(name), options, placeholder: fields[name].prompt });
  // Does not compile until each column has its control.
  const controls = {
    full_name: <TextField {...field('full_name')} autoComplete="name" />,
    email_address: (
      <TextField {...field('email_address')} type="email" inputMode="email" autoComplete="email" />
    ),
    organization_name: <TextField {...field('organization_name')} autoComplete="organization" />,
    interest_area: (
      <SelectField
        {...choice('interest_area', interestAreas)}
        value={values.interest_area ?? interest ?? undefined}
        key={interest}
      />
    ),
    country: <SelectField {...choice('country', countries)} autoComplete="country-name" />,
    monthly_budget: <SelectField {...choice('monthly_budget', budgets)} />,
    timeline: <SelectField {...choice('timeline', timelines)} />,
    message: <TextAreaField {...field('message')} limit={fieldLengths.message} />,
  } satisfies Record<Column, ReactNode>;
  return (
    <>
      <FieldPair>
        {controls.full_name}
        {controls.email_address}
      </FieldPair>
      {controls.organization_name}
      {controls.interest_area}
      {controls.country}
      <FieldPair>
        {controls.monthly_budget}
        {controls.timeline}
      </FieldPair>
      {controls.message}
      {!organization.bookingUrl && <ProposedTimes errors={errors} values={values} />}
    </>
  );
}

function ProposedTimes({ errors, values }: { errors: Texts; values: Texts }) {
  const { legend, hint, labels } = contact.form.fields.times;
  const fields = useRef<HTMLFieldSetElement>(null);
  // Safari shows the present time in an empty field; the stylesheet hides it.
  const markEmpty = () => {
    for (const input of fields.current?.querySelectorAll('input') ?? []) {
      input.toggleAttribute('data-empty', input.value === '' && !input.validity.badInput);
    }
  };
  useEffect(markEmpty);
  return (
    <fieldset
      ref={fields}
      id="times"
      onInput={markEmpty}
      aria-describedby="times-hint"
      className="min-w-0 border-0 p-0"
    >
      <legend className="p-0 font-600">{legend}</legend>
      <p id="times-hint" className="mt-1.5 step--1 text-muted">
        {hint}
      </p>
      {/* Wide enough for a date and time in every browser. */}
      <div className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(min(100%,18.5rem),1fr))] items-end gap-5">
        {timeFields.map((name) => (
          <TextField
            key={name}
            name={name}
            type="datetime-local"
            label={labels[name]}
            error={errors[name]}
            value={values[name]}
          />
        ))}
      </div>
    </fieldset>
  );
}
