import { Children, type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Link } from '~/content/schemas/primitives';
import { Icon } from './Icon';
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

/** What only React can do, by `onClick`, waits for it. */
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

/** Copies what `text` gives, and says whether that worked. `onRefused` runs where the browser refuses. */
export function CopyButton({
  words,
  icon,
  text,
  onRefused,
}: {
  words: Readonly<Record<'copy' | 'copied' | 'select', string>>;
  icon: string;
  text: () => string;
  onRefused?: () => void;
}) {
  const [said, say] = useBriefly<'copied' | 'select'>();
  const copy = async () => {
    const isCopied = await copyText(text());
    if (!isCopied) onRefused?.();
    say(isCopied ? 'copied' : 'select');
  };
  return (
    <>
      <Button variant="outline" onClick={copy}>
        <Icon name={said === 'copied' ? 'i-lucide-check' : icon} className="icon-4" />
        {words[said ?? 'copy']}
      </Button>
      <span role="status" className="visually-hidden">
        {said && words[said]}
      </span>
    </>
  );
}

/** False where the browser does not allow it, as on a page without https. */
async function copyText(text: string): Promise<boolean> {
  if (!('clipboard' in navigator)) return false;
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch (error) {
    if (error instanceof DOMException) return false;
    throw error;
  }
}

/** Milliseconds. */
const briefly = 3_000;

export function useBriefly<Value>() {
  const [shown, setShown] = useState<Value | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const show = (value: Value) => {
    clearTimeout(timer.current);
    setShown(value);
    timer.current = setTimeout(() => setShown(null), briefly);
  };
  return [shown, show] as const;
}

export function PrintButton({ children }: { children: ReactNode }) {
  return (
    <Button variant="outline" className="no-print" onClick={() => window.print()}>
      <Icon name="i-lucide-printer" className="icon-4" />
      {children}
    </Button>
  );
}
