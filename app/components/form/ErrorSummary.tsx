import { useEffect, useRef } from 'react';

/**
 * What is wrong with a form, as links to the fields; takes focus when it appears (GOV.UK pattern), also after a
 * full page load.
 */
export function ErrorSummary({
  errors,
  labelledBy = 'error-summary-title',
}: {
  errors: Readonly<Record<string, string | undefined>>;
  labelledBy?: string;
}) {
  const box = useRef<HTMLDivElement>(null);
  const entries = Object.entries(errors).filter(([, message]) => message);
  useEffect(() => {
    if (errors) box.current?.focus();
  }, [errors]);
  if (entries.length === 0) return null;
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      // Without JavaScript the browser itself moves focus here after the page load.
      autoFocus
      aria-labelledby={labelledBy}
      className="rounded-xl border-2 border-cedar bg-cedar-wash p-5"
    >
      <h3 id={labelledBy} className="step-1">
        There is a problem
      </h3>
      <ul className="mt-3 grid gap-1">
        {entries.map(([field, message]) => (
          <li key={field}>
            <a href={`#${field}`} className="font-600 text-cedar underline">
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
