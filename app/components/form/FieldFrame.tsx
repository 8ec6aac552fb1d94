import type { ReactNode } from 'react';

/** `name` is the row's column, `value` what the visitor had typed. */
export interface FieldText {
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly value?: string | undefined;
  readonly required?: boolean;
}

export const edgeOf = (error: string | undefined) =>
  error ? 'border-cedar border-2' : 'border-edge';

export function controlProps({ name, hint, error, required = false }: FieldText) {
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

export function FieldFrame({
  name,
  label,
  hint,
  error,
  required,
  children,
}: FieldText & { children: ReactNode }) {
  return (
    <div className={`field grid content-start ${error ? 'border-l-4 border-cedar pl-4' : ''}`}>
      <label htmlFor={name} className="mb-1.5 self-end font-600">
        {label}
        {!required && <span className="whitespace-nowrap font-400 text-muted"> (optional)</span>}
      </label>
      <div>
        {error && (
          <p id={`${name}-error`} className="mb-1.5 font-600 text-cedar">
            <span className="visually-hidden">Error: </span>
            {error}
          </p>
        )}
      </div>
      <div>{children}</div>
      {hint && (
        <p id={`${name}-hint`} className="mt-1.5 step--1 text-muted">
          {hint}
        </p>
      )}
    </div>
  );
}

export function FieldPair({ children }: { children: ReactNode }) {
  return <div className="field-pair grid gap-[1.75rem] sm:grid-cols-2 sm:gap-y-0">{children}</div>;
}
