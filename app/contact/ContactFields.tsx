import { useRef } from 'react';
import { FieldGrid, SelectField, TextAreaField, TextField } from '~/components/form/fields';
import { useImprovement } from '~/components/useImprovement';
import { contact } from '~/content/contact';
import { type Column, columns, fieldOf } from '~/content/contact-fields';
import { organization } from '~/content/organization';
import type { ContactFormField } from './message.server';
import { timeFields } from './proposed-times';

type Texts = Partial<Record<ContactFormField, string>>;

export function ContactFields({
  errors,
  values = {},
  interest,
}: {
  errors: Texts;
  values: Texts | undefined;
  interest: string | null;
}) {
  return (
    <>
      <FieldGrid>
        {columns.map((column) => (
          <Control
            key={column === 'interest_area' ? `${column} ${interest}` : column}
            column={column}
            error={errors[column]}
            value={values[column] ?? (column === 'interest_area' ? interest : null) ?? undefined}
          />
        ))}
      </FieldGrid>
      {!organization.bookingUrl && <ProposedTimes errors={errors} values={values} />}
    </>
  );
}

function Control({
  column,
  ...typed
}: {
  column: Column;
  error: string | undefined;
  value: string | undefined;
}) {
  const field = fieldOf(column);
  const { label, hint, missing, autoComplete } = field;
  const props = {
    name: column,
    label,
    hint,
    autoComplete,
    required: missing !== undefined,
    ...typed,
  };
  switch (field.control) {
    case 'line':
      return <TextField {...props} />;
    case 'email':
      return <TextField {...props} type="email" inputMode="email" />;
    case 'choice':
      return <SelectField {...props} options={field.options} placeholder={field.prompt} />;
    case 'paragraphs':
      return (
        <div className="sm:col-span-full">
          <TextAreaField {...props} limit={field.limit} />
        </div>
      );
  }
}

function ProposedTimes({ errors, values }: { errors: Texts; values: Texts }) {
  const { legend, hint, labels } = contact.form.times;
  const fields = useRef<HTMLFieldSetElement>(null);
  // Safari shows the present time in an empty field; the stylesheet hides it.
  const markEmpty = () => {
    for (const input of fields.current?.querySelectorAll('input') ?? []) {
      input.toggleAttribute('data-empty', input.value === '' && !input.validity.badInput);
    }
  };
  useImprovement(markEmpty);
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
