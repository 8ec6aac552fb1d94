import type { ComponentProps } from 'react';
import { Icon } from '../Icon';

export function Select({ className = '', children, ...select }: ComponentProps<'select'>) {
  return (
    <div className="relative min-w-0">
      <select
        {...select}
        className={`min-h-12 w-full min-w-0 appearance-none whitespace-pre-wrap text-ellipsis rounded-lg border bg-snow py-2 pl-4 pr-[min(2.75rem,21vw)] hover:border-ink ${className || 'border-edge'}`}
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
