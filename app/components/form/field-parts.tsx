import type { PropsWithChildren } from 'react';
import { errorMark, honeypotField } from '~/content/form-fields';

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
