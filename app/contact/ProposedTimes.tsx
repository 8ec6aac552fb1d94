import { TextField } from '~/components/form/fields';
import { contact } from '~/content/contact';
import { type TimeField, timeFields } from './proposed-times';

type Texts = Partial<Record<TimeField, string>>;

/** Up to three times for a consultation, until there is a calendar to book in; the browser's own picker chooses them. */
export function ProposedTimes({ errors, values }: { errors: Texts; values: Texts }) {
  const { legend, hint, labels } = contact.form.fields.times;
  return (
    <fieldset id="times" aria-describedby="times-hint" className="min-w-0 border-0 p-0">
      <legend className="p-0 font-600">{legend}</legend>
      <p id="times-hint" className="mt-1.5 text-[0.95rem] text-muted">
        {hint}
      </p>
      <div className="mt-4 grid items-end gap-5 md:grid-cols-3">
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
