import { type FormEvent, useId } from 'react';
import { Button, ButtonLink } from '~/components/Button';
import { SectionHeading } from '~/components/Section';
import { useBriefly } from '~/components/useBriefly';
import { useHydrated } from '~/components/useHydrated';
import { longestEmail } from '~/content/form-fields';
import type { localNewsletter } from '~/content/local-newsletter';

// Milliseconds.
const doneFor = 3_000;

/** Stays in the page: it clears the field and sends nothing. */
export function LocalNewsletter({
  title,
  text,
  words,
}: {
  title: string;
  text: string;
  words: typeof localNewsletter;
}) {
  const { label, button, done, note, noteLink } = words;
  const id = useId();
  const hydrated = useHydrated();
  const [confirmed, confirm] = useBriefly<string>(doneFor);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.currentTarget.reset();
    confirm(done);
  };
  return (
    <section aria-labelledby={`${id}-title`} className="no-print bg-mist">
      <div className="wrap grid gap-8 py-14 md:grid-cols-12 md:items-center md:py-20">
        <div className="md:col-span-6">
          <SectionHeading id={`${id}-title`} heading={title} />
          <p className="mt-3 max-w-[32rem] text-muted">{text}</p>
          <ButtonLink link={noteLink} size="lg" className="mt-6" />
        </div>
        <div className="min-w-0 md:col-span-6">
          <form onSubmit={submit} className="needs-script">
            <label htmlFor={`${id}-email`} className="font-600">
              {label}
            </label>
            <div className="mt-2 flex flex-wrap gap-3">
              <input
                id={`${id}-email`}
                type="email"
                name="email"
                required
                autoComplete="email"
                maxLength={longestEmail}
                className="text-box grow basis-56"
              />
              <Button
                type="submit"
                disabled={!hydrated}
                variant="outline"
                className="min-h-12 min-w-36"
              >
                {confirmed ?? button}
              </Button>
            </div>
            <p className="mt-3 step--1 text-muted">{note}</p>
            <p role="status" className="visually-hidden">
              {confirmed}
            </p>
          </form>
        </div>
      </div>
    </section>
  );
}
