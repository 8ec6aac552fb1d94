import { type ComponentProps, useState } from 'react';
import { controlProps, edgeOf, FieldFrame, type FieldText } from './FieldFrame';
import { Select } from './Select';

const box = 'w-full min-h-12 rounded-lg border bg-snow px-4 py-2.5 hover:border-ink';

export function TextField({
  value,
  type = 'text',
  ...props
}: FieldText & Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'inputMode' | 'maxLength'>) {
  const { label, hint, error, required, ...input } = props;
  return (
    <FieldFrame {...props}>
      <input
        type={type}
        {...input}
        {...controlProps(props)}
        defaultValue={value}
        className={`${box} ${edgeOf(error)}`}
      />
    </FieldFrame>
  );
}

export function SelectField({
  options,
  value,
  placeholder,
  autoComplete,
  ...props
}: FieldText & {
  options: readonly string[];
  placeholder: string;
  autoComplete?: string | undefined;
}) {
  return (
    <FieldFrame {...props}>
      <Select
        {...controlProps(props)}
        autoComplete={autoComplete}
        defaultValue={value ?? ''}
        className={edgeOf(props.error)}
      >
        <option value="">{placeholder}</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </Select>
    </FieldFrame>
  );
}

/** Counts characters near its limit; `maxlength` would cut a pasted text silently. */
export function TextAreaField({ value, limit, ...props }: FieldText & { limit: number }) {
  const [length, setLength] = useState(value?.length ?? 0);
  const left = limit - length;
  return (
    <FieldFrame {...props}>
      <textarea
        {...controlProps(props)}
        rows={7}
        defaultValue={value}
        className={`${box} ${edgeOf(props.error)}`}
        onChange={(event) => setLength(event.currentTarget.value.length)}
      />
      <p role="status" className="step--1 text-muted empty:hidden">
        {left <= limit / 10 && `${characters(Math.abs(left))} ${left < 0 ? 'too many' : 'left'}`}
      </p>
    </FieldFrame>
  );
}

function characters(count: number): string {
  return `${count.toLocaleString('en-CA')} ${count === 1 ? 'character' : 'characters'}`;
}
