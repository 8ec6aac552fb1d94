import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react';
import { useHydrated } from '~/components/useHydrated';
import { Icon } from '../Icon';

const looks = {
  success: {
    box: 'border-evergreen bg-snow',
    mark: 'text-evergreen',
    icon: 'i-lucide-circle-check',
  },
  error: { box: 'border-error bg-cedar-wash', mark: 'text-error', icon: 'i-lucide-circle-alert' },
} as const;

export function Alert({ kind, children }: { kind: keyof typeof looks; children: ReactNode }) {
  const { box, mark, icon } = looks[kind];
  return (
    <Outcome
      role={kind === 'error' ? 'alert' : 'status'}
      className={`on-paper flex items-start gap-3 ${box}`}
    >
      <Icon name={icon} className={`mt-0.5 icon-6 ${mark}`} />
      <div className={`font-600 ${mark}`}>{children}</div>
    </Outcome>
  );
}

export function ErrorSummary({
  title,
  errors,
}: {
  title: string;
  errors: Readonly<Partial<Record<string, string>>>;
}) {
  return (
    <Outcome role="alert" className={looks.error.box}>
      <h2 className="step-1">{title}</h2>
      <ul className="mt-3 grid gap-1">
        {Object.entries(errors).map(([field, message]) => (
          <li key={field}>
            <a href={`#${field}`} className="inline-block py-0.5 font-600 text-error underline">
              {message}
            </a>
          </li>
        ))}
      </ul>
    </Outcome>
  );
}

/** Takes the focus when it appears, unless the visitor has moved it during hydration. */
function Outcome({ className, ...rest }: ComponentProps<'div'>) {
  const box = useRef<HTMLDivElement>(null);
  const [isLater] = useState(useHydrated());
  useEffect(() => {
    if (isLater || document.activeElement === document.body) box.current?.focus();
  }, [isLater]);
  return (
    <div
      ref={box}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: without scripts the browser moves the focus to the outcome
      autoFocus
      className={`rounded-xl border-2 p-5 ${className}`}
      {...rest}
    />
  );
}
