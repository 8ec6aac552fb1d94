import { type ComponentProps, type PropsWithChildren, useEffect, useRef, useState } from 'react';
import { errorMark, honeypotField } from '~/content/form-fields';
import { formatCount } from '~/text/numbers';
import { Icon } from '../Icon';

const look = 'text-box w-full scroll-mt-36 py-2';

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
        className={look}
      />
    </FieldFrame>
  );
}

export function Select({ children, ...select }: ComponentProps<'select'>) {
  return (
    <div className="relative min-w-0">
      <select
        {...select}
        className="text-box w-full scroll-mt-36 appearance-none text-ellipsis whitespace-nowrap py-2 pr-[min(2.75rem,21vw)]"
      >
        {children}
      </select>
      <Icon
        name="i-lucide-chevron-down"
        className="pointer-events-none absolute right-4 top-1/2 icon-5 [translate:0_-50%] text-muted"
      />
    </div>
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
      <Select {...controlProps(props)} autoComplete={autoComplete} defaultValue={value ?? ''}>
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

/** `name` is the row's column, `value` what the visitor had typed. */
export interface FieldText {
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly value?: string | undefined;
  readonly required?: boolean;
}

/** What ties a control to its label, its hint and what is wrong with it. */
export function controlProps({ name, hint, error, required = false }: Omit<FieldText, 'label'>) {
  const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ');
  return {
    id: name,
    name,
    required,
    // Always given: otherwise browsers call an empty choice invalid from the start.
    'aria-invalid': error !== undefined,
    'aria-describedby': described || undefined,
  } as const;
}

export function FieldError({
  name,
  error,
  className = '',
}: Pick<FieldText, 'name' | 'error'> & { className?: string }) {
  if (!error) return null;
  return (
    <p id={`${name}-error`} className={`font-600 text-error ${className}`}>
      <span className="visually-hidden">{errorMark} </span>
      {error}
    </p>
  );
}

export function FieldHint({
  name,
  className = '',
  children,
}: PropsWithChildren<{ name: string; className?: string }>) {
  return (
    <p id={`${name}-hint`} className={`step--1 text-muted ${className}`}>
      {children}
    </p>
  );
}

function FieldFrame({
  name,
  label,
  hint,
  error,
  required,
  children,
}: PropsWithChildren<FieldText>) {
  return (
    <div className={`field grid content-start ${error ? 'border-l-4 border-error pl-4' : ''}`}>
      <div className="mb-1.5 self-end">
        <label htmlFor={name} className="font-600">
          {label}
          {!required && <span className="whitespace-nowrap font-400 text-muted"> (optional)</span>}
        </label>
        <FieldError name={name} error={error} />
      </div>
      <div>{children}</div>
      {hint && (
        <FieldHint name={name} className="mt-1.5">
          {hint}
        </FieldHint>
      )}
    </div>
  );
}

/** One column on phones, else two; what belongs side by side lines up. */
export function FieldGrid({ children }: PropsWithChildren) {
  return <div className="field-grid -mb-7 grid gap-x-8 *:mb-7 sm:grid-cols-2">{children}</div>;
}

/** For robots. Password managers are asked to leave it alone. A new key for each result empties it. */
export function Honeypot() {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        Leave this empty
        <input
          name={honeypotField}
          type="text"
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore=""
          data-bwignore=""
          data-lpignore="true"
          data-form-type="other"
        />
      </label>
    </div>
  );
}
