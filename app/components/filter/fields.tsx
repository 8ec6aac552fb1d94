import { type ComponentProps, useId } from 'react';
import { Select } from '../form/Select';
import { Icon } from '../Icon';

export function SearchField({
  label,
  placeholder,
  className,
}: {
  label: string;
  placeholder: string;
  className?: string;
}) {
  const id = useId();
  return (
    <div className={className}>
      <label htmlFor={id} className="font-600">
        {label}
      </label>
      <div className="relative mt-2">
        <Icon
          name="i-lucide-search"
          className="pointer-events-none absolute left-4 top-1/2 icon-5 [translate:0_-50%] text-muted"
        />
        <input
          id={id}
          type="search"
          name="q"
          placeholder={placeholder}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={100}
          className="text-box w-full pl-[min(3rem,21vw)]"
        />
      </div>
    </div>
  );
}

export function Choice({
  label,
  all,
  options,
  textOf = (option) => option,
  className,
  ...select
}: ComponentProps<'select'> & {
  label: string;
  all: string;
  options: readonly string[];
  textOf?: (option: string) => string;
}) {
  const id = useId();
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-2 block font-600">
        {label}
      </label>
      <Select {...select} id={id}>
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {textOf(option)}
          </option>
        ))}
      </Select>
    </div>
  );
}
