import { useId } from 'react';
import { Icon } from '../Icon';

export function SearchField({
  label,
  placeholder,
  value,
  onChange,
  className = '',
}: {
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
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
          value={value}
          placeholder={placeholder}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={100}
          onChange={(event) => onChange(event.currentTarget.value)}
          className="text-box w-full pl-[min(3rem,21vw)]"
        />
      </div>
    </div>
  );
}
