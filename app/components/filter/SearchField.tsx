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
          className="min-h-12 w-full min-w-0 rounded-lg border border-edge bg-snow pl-[min(3rem,21vw)] pr-4 hover:border-ink"
        />
      </div>
    </div>
  );
}
