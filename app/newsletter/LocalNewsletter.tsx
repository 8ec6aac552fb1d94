import { type FormEvent, useId } from 'react';
import { Button } from '~/components/Button';
import { TextLink } from '~/components/links';
import { SectionHeading } from '~/components/Section';
import { useBriefly } from '~/components/useBriefly';
import { useHydrated } from '~/components/useHydrated';
import type { Blog } from '~/content/collections.server';
import { longestEmail } from '~/content/form-fields';
import { localNewsletter } from '~/content/local-newsletter';

const { label, button, done, signUp } = localNewsletter;

/** Stays in the page: it clears the field and sends nothing. */
export function LocalNewsletter({ title, text }: Blog['newsletter']) {
  const id = useId();
  const hydrated = useHydrated();
  const [confirmed, confirm] = useBriefly<string>();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.currentTarget.reset();
    confirm(done);
  };
  return (
    <section aria-labelledby={`${id}-title`} className="no-print wrap pb-10">
      <div className="two-columns border-t border-line pt-8">
        <div>
          <SectionHeading id={`${id}-title`} heading={title} size="step-2" />
          <p className="mb-4 mt-2 text-balance text-muted">{text}</p>
          <TextLink link={signUp} className="font-600" />
        </div>
        {/* Firefox enables the button again after a reload: "dialog" is the method that sends nothing. */}
        <form method="dialog" onSubmit={submit} className="needs-script min-w-0">
          <label htmlFor={`${id}-email`} className="step--1">
            {label}
          </label>
          <div className="mt-1 flex flex-wrap gap-3">
            <input
              id={`${id}-email`}
              type="email"
              name="email"
              required
              autoComplete="email"
              maxLength={longestEmail}
              className="text-box grow basis-56"
            />
            <Button type="submit" disabled={!hydrated} variant="outline" className="min-w-36">
              {confirmed ?? button}
            </Button>
          </div>
          <p role="status" className="visually-hidden">
            {confirmed}
          </p>
        </form>
      </div>
    </section>
  );
}
