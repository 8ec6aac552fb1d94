import { type ReactNode, useRef } from 'react';
import { useHydrated, useImprovement } from '~/components/useImprovement';
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
  const box = useFocusWhenShown();
  const { box: boxLook, mark, icon } = looks[kind];
  return (
    <div
      ref={box}
      role={kind === 'error' ? 'alert' : 'status'}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: without scripts the browser moves the focus to the outcome
      autoFocus
      className={`on-paper flex items-start gap-3 rounded-xl border-2 p-5 ${boxLook}`}
    >
      <Icon name={icon} className={`mt-0.5 icon-6 ${mark}`} />
      <div className={`font-600 ${mark}`}>{children}</div>
    </div>
  );
}

export function ErrorSummary({
  title,
  errors,
}: {
  title: string;
  errors: Readonly<Partial<Record<string, string>>>;
}) {
  const box = useFocusWhenShown(errors);
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: without scripts the browser moves the focus to what went wrong
      autoFocus
      className="rounded-xl border-2 border-error bg-cedar-wash p-5"
    >
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
    </div>
  );
}

/** Focuses an element when it appears or `reason` changes, unless the visitor has moved the focus during hydration. */
function useFocusWhenShown(reason?: unknown) {
  const box = useRef<HTMLDivElement>(null);
  const isHydrated = useHydrated();
  useImprovement(() => {
    if (isHydrated || document.activeElement === document.body) box.current?.focus();
  }, [reason]);
  return box;
}
