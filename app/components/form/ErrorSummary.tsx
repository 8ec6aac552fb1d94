import { useFocusWhenShown } from '~/components/useFocusWhenShown';

/** GOV.UK's pattern: takes the focus when it appears. */
export function ErrorSummary({
  title,
  errors,
  heading: Heading = 'h3',
}: {
  title: string;
  heading?: 'h2' | 'h3';
  errors: Readonly<Partial<Record<string, string>>>;
}) {
  const box = useFocusWhenShown(errors);
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      // Without scripts the browser itself moves focus here after the page load.
      // biome-ignore lint/a11y/noAutofocus: without scripts the browser moves the focus to what went wrong
      autoFocus
      className="rounded-xl border-2 border-cedar bg-cedar-wash p-5"
    >
      <Heading className="step-1">{title}</Heading>
      <ul className="mt-3 grid gap-1">
        {Object.entries(errors).map(([field, message]) => (
          <li key={field}>
            <a href={`#${field}`} className="inline-block py-0.5 font-600 text-cedar underline">
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
