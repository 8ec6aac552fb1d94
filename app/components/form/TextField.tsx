import type { ComponentProps, PropsWithChildren } from 'react';
import { controlProps, FieldError, FieldHint, type FieldText } from './field-parts';

export const look = 'text-box w-full scroll-mt-36 py-2';

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

export function FieldFrame({
  name,
  label,
  hint,
  error,
  required,
  children,
}: PropsWithChildren<FieldText>) {
  return (
    <div className={`field grid content-start ${error ? 'border-l-4 border-error pl-4' : ''}`}>
      <div className="mb-1.5">
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
