import { Children, type ComponentProps } from 'react';
import type { Link } from '~/content/schemas/primitives';
import { SmartLink } from './links';
import { useHydrated } from './useHydrated';

const variants = {
  primary: 'bg-evergreen text-on-evergreen @hover:bg-evergreen-deep',
  secondary: 'bg-night text-on-night @hover:bg-night-raised',
  outline: 'border border-edge text-ink @hover:bg-mist @hover:border-ink',
  accent: 'bg-cedar text-on-cedar @hover:bg-cedar-deep',
} as const;

const sizes = {
  sm: 'min-h-11 px-4 step--1',
  md: 'min-h-11 px-[min(1.375rem,5.6vw)]',
  lg: 'min-h-13 px-6',
} as const;

interface ButtonLook {
  readonly variant?: keyof typeof variants | undefined;
  readonly size?: keyof typeof sizes | undefined;
  readonly className?: string | undefined;
}

function looksLike({ variant = 'primary', size = 'md', className = '' }: ButtonLook): string {
  return `pressable ${variants[variant]} ${sizes[size]} ${className}`;
}

/** `children` follow the words of the link. */
export function ButtonLink({
  link,
  variant,
  size,
  className,
  children,
  ...rest
}: ButtonLook & { link: Link } & Omit<ComponentProps<typeof SmartLink>, 'to'>) {
  return (
    <SmartLink to={link.href} className={looksLike({ variant, size, className })} {...rest}>
      {children ? [link.label, children] : link.label}
    </SmartLink>
  );
}

/** With `onClick` it is disabled until React is there. */
export function Button({
  variant,
  size,
  className,
  type = 'button',
  disabled,
  onClick,
  children,
  ...rest
}: ButtonLook & ComponentProps<'button'>) {
  const waits = !useHydrated() && onClick !== undefined;
  const look = looksLike({ variant, size, className });
  return (
    <button
      type={type}
      className={onClick ? `needs-script ${look}` : look}
      disabled={disabled || waits}
      onClick={onClick}
      {...rest}
    >
      {/* In elements of their own, because a translator replaces a bare text, and React then finds no place beside it. */}
      {Children.map(children, (child) =>
        typeof child === 'string' ? <span>{child}</span> : child,
      )}
    </button>
  );
}
