import type { ComponentProps } from 'react';

/** A link to wherever `to` points. Another site opens in a new tab, and the link says so. */
export function SmartLink({
  to,
  children,
  ...rest
}: { to: string } & Omit<ComponentProps<'a'>, 'href'>) {
  if (/^https?:/.test(to)) {
    return (
      <a href={to} target="_blank" rel="noopener" {...rest}>
        {children}
        <span className="visually-hidden"> (opens in a new tab)</span>
      </a>
    );
  }
  return (
    <a href={to} {...rest}>
      {children}
    </a>
  );
}
