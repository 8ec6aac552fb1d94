import { useEffect, useRef, useState } from 'react';
import { Fold } from '~/components/Fold';
import { controlProps, type FieldText } from '~/components/form/field-parts';
import { Select } from '~/components/form/Select';
import { FieldFrame, look, TextField } from '~/components/form/TextField';
import { contact } from '~/content/contact';
import type { ShownField } from '~/content/contact-fields';
import { formatCount } from '~/text/numbers';

type Texts = Readonly<Partial<Record<string, string>>>;

interface Typed {
  readonly errors: Texts;
  readonly values: Texts;
}

type Shown = Typed & { readonly fields: readonly ShownField[] };

/** What is folded away stands where its first field would. */
export function MessageFields({ fields, ...typed }: Shown) {
  const folded = fields.filter(({ isFolded }) => isFolded);
  const isNeeded = folded.some(({ name }) => typed.values[name] || typed.errors[name]);
  const [first] = folded;
  const at = first ? fields.indexOf(first) : fields.length;
  return (
    <>
      <Controls {...typed} fields={fields.slice(0, at)} />
      {first && (
        <Fold
          open={isNeeded}
          summary={contact.form.project}
          summaryLook="flex min-h-12 font-600"
          className="border-y border-edge"
        >
          <div className="pb-5 pt-2">
            <Controls {...typed} fields={folded} />
          </div>
        </Fold>
      )}
      <Controls {...typed} fields={fields.slice(at).filter(({ isFolded }) => !isFolded)} />
    </>
  );
}

/** One column on phones, else two; what belongs side by side lines up. */
function Controls({ fields, ...typed }: Shown) {
  return (
    <div className="field-grid -mb-7 grid gap-x-8 *:mb-7 sm:grid-cols-2">
      {fields.map((field) => (
        <Control key={field.name} field={field} {...typed} />
      ))}
    </div>
  );
}

function Control({ field, errors, values }: Typed & { field: ShownField }) {
  const { name, label, hint, required, autoComplete } = field;
  const typed = { error: errors[name], value: values[name] };
  const props = { name, label, hint, required, autoComplete, ...typed };
  switch (field.control) {
    case 'line':
      return <TextField {...props} />;
    case 'email':
      return <TextField {...props} type="email" inputMode="email" />;
    case 'choice':
      return (
        <FieldFrame {...props}>
          <Select
            {...controlProps(props)}
            autoComplete={autoComplete}
            defaultValue={props.value ?? ''}
          >
            <option value="">{field.prompt}</option>
            {field.options.map((option) => (
              <option key={option}>{option}</option>
            ))}
          </Select>
        </FieldFrame>
      );
    case 'paragraphs':
      return (
        <div className="sm:col-span-full">
          <TextAreaField {...props} limit={field.limit} />
        </div>
      );
  }
}

/** Counts characters near its limit; `maxlength` would cut a pasted text silently. */
function TextAreaField({ value, limit, ...props }: FieldText & { limit: number }) {
  const [length, setLength] = useState(value?.length ?? 0);
  const box = useRef<HTMLTextAreaElement>(null);
  // A browser may have put a text there before React came.
  useEffect(() => setLength(box.current?.value.length ?? 0), []);
  const left = limit - length;
  return (
    <FieldFrame {...props}>
      <textarea
        ref={box}
        {...controlProps(props)}
        rows={7}
        defaultValue={value}
        className={look}
        onChange={(event) => setLength(event.currentTarget.value.length)}
      />
      <p role="status" className="step--1 text-muted empty:hidden">
        {left <= limit / 10 && `${characters(Math.abs(left))} ${left < 0 ? 'too many' : 'left'}`}
      </p>
    </FieldFrame>
  );
}

function characters(count: number): string {
  return `${formatCount(count)} ${count === 1 ? 'character' : 'characters'}`;
}
