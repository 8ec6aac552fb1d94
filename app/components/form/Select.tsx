import type { ComponentProps } from 'react';
import { Icon } from '../Icon';

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
