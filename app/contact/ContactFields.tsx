import { Fold } from '~/components/Fold';
import {
  FieldGrid,
  type FieldText,
  SelectField,
  TextAreaField,
  TextField,
} from '~/components/form/fields';
import { contact } from '~/content/contact';
import { type Column, columns, fieldOf } from '~/content/contact-fields';

type Texts = Readonly<Partial<Record<string, string>>>;

interface Typed {
  readonly errors: Texts;
  readonly values: Texts;
}

const isFolded = (column: Column) => fieldOf(column).isFolded === true;
const folded = columns.filter(isFolded);

/** What is folded away stands where its first field would. */
export function MessageFields(typed: Typed) {
  const isNeeded = folded.some((column) => typed.values[column] || typed.errors[column]);
  const [first] = folded;
  const at = first ? columns.indexOf(first) : columns.length;
  return (
    <>
      <Controls {...typed} columns={columns.slice(0, at)} />
      {first && (
        <Fold
          open={isNeeded}
          summary={contact.form.project}
          summaryLook="flex min-h-12 font-600"
          className="border-y border-edge"
        >
          <div className="pb-5 pt-2">
            <Controls {...typed} columns={folded} />
          </div>
        </Fold>
      )}
      <Controls {...typed} columns={columns.slice(at).filter((column) => !isFolded(column))} />
    </>
  );
}

function Controls({ columns, errors, values }: Typed & { columns: readonly Column[] }) {
  return (
    <FieldGrid>
      {columns.map((column) => (
        <Control key={column} column={column} error={errors[column]} value={values[column]} />
      ))}
    </FieldGrid>
  );
}

function Control({ column, ...typed }: Pick<FieldText, 'error' | 'value'> & { column: Column }) {
  const field = fieldOf(column);
  const { label, hint, missing, autoComplete } = field;
  const isRequired = missing !== undefined;
  const props = { name: column, label, hint, autoComplete, required: isRequired, ...typed };
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
