import type { ReactNode } from 'react';

/** What every field of a form is told: its name (a row's column), label, help, and what is wrong with it. */
export interface FieldText {
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly required?: boolean;
}

/** The attributes that tie a control to its label, hint and error. */
export function controlProps({ name, hint, error, required = false }: FieldText) {
  const described = [hint && `${name}-hint`, error && `${name}-error`].filter(Boolean).join(' ');
  return {
    id: name,
    name,
    required,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
    className: `w-full min-h-12 rounded-lg border bg-snow px-4 py-2.5 ${error ? 'border-cedar border-2' : 'border-edge'} hover:border-ink`,
  } as const;
}

/** A field's label, help and error around its control (GOV.UK pattern: the error stands between help and control). */
export function FieldFrame({
  name,
  label,
  hint,
  error,
  required,
  children,
}: FieldText & { children: ReactNode }) {
  return (
    <div className={`grid gap-1.5 ${error ? 'border-l-4 border-cedar pl-4' : ''}`}>
      <label htmlFor={name} className="font-600">
        {label}
        {!required && <span className="font-400 text-muted"> (optional)</span>}
      </label>
      {hint && (
        <p id={`${name}-hint`} className="text-[0.95rem] text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${name}-error`} className="font-600 text-cedar">
          <span className="visually-hidden">Error: </span>
          {error}
        </p>
      )}
      {children}
    </div>
  );
}
