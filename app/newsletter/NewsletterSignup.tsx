import { useEffect, useRef, useState } from 'react';
import { PrefetchPageLinks, useFetcher } from 'react-router';
import { Button } from '~/components/Button';
import { Alert } from '~/components/form/Alert';
import { controlProps, FieldError, FieldHint, Honeypot } from '~/components/form/field-parts';
import { useFormResult } from '~/components/form/useFormResult';
import { TextLink } from '~/components/links';
import { SectionHeading } from '~/components/Section';
import { newsletter } from '~/content/newsletter';
import type { Signup } from './signup.server';

/** Without scripts /newsletter shows the page again with `result`. */
export function NewsletterSignup({ result: posted }: { result?: Signup | undefined }) {
  const fetcher = useFetcher<Signup>();
  const { latest: result, resultKey, formKey } = useFormResult(fetcher.data ?? posted);
  const [isWanted, setIsWanted] = useState(false);
  const sending = fetcher.state !== 'idle';
  const error = result?.outcome === 'invalid' ? result.errors.email : undefined;
  const field = useRef<HTMLInputElement>(null);
  // The same element: an extension may have wrapped it, and React could not take it away.
  useEffect(() => {
    if (fetcher.data?.outcome === 'invalid') field.current?.focus();
  }, [fetcher.data]);
  return (
    <section
      id="newsletter"
      aria-labelledby="newsletter-title"
      className="no-print wrap pb-10 md:pb-14"
    >
      <div className="grid gap-x-8 gap-y-4 rounded-xl bg-lake-wash p-6 sm:p-8 lg:grid-cols-[calc(100%/3-2rem)_minmax(0,1fr)]">
        <SectionHeading id="newsletter-title" heading={newsletter.heading} text={newsletter.text} />
        <div className="grid min-w-0 content-start gap-4">
          <div key={resultKey} className="empty:hidden">
            <Outcome result={result} />
          </div>
          <fetcher.Form
            method="post"
            action="/newsletter"
            // What is wrong stands at the field, in our words.
            noValidate
            key={formKey}
            onFocus={() => setIsWanted(true)}
            className="grid gap-2"
          >
            <label htmlFor="email" className="font-600">
              {newsletter.emailLabel}
            </label>
            {error && (
              <div role="alert">
                <FieldError key={resultKey} name="email" error={error} />
              </div>
            )}
            <div className="flex flex-wrap gap-3">
              <input
                ref={field}
                // biome-ignore lint/a11y/noAutofocus: what has to be corrected comes first
                autoFocus={error !== undefined}
                {...controlProps({
                  name: 'email',
                  hint: newsletter.consent,
                  error,
                  required: true,
                })}
                type="email"
                autoComplete="email"
                defaultValue={result && 'values' in result ? result.values.email : ''}
                className="text-box min-w-[min(15rem,100%)] flex-1"
              />
              <Button type="submit" disabled={sending} className="min-h-12">
                {sending ? newsletter.submitting : newsletter.button}
              </Button>
            </div>
            <Honeypot key={resultKey} />
          </fetcher.Form>
          {/* Fetched before the press, where a failed fetch would leave no answer. */}
          {isWanted && <PrefetchPageLinks page="/newsletter" />}
          <FieldHint name="email">
            {`${newsletter.consent} ${newsletter.privacy.text} `}
            <TextLink inline link={newsletter.privacy.link} />
          </FieldHint>
        </div>
      </div>
    </section>
  );
}

function Outcome({ result }: { result: Signup | undefined }) {
  if (!result || result.outcome === 'invalid') return null;
  const { outcome } = result;
  if (outcome === 'stored') return <Alert kind="success">{newsletter.success}</Alert>;
  const words = outcome === 'refused' || outcome === 'failed' ? 'failure' : outcome;
  return <Alert kind="error">{newsletter[words]}</Alert>;
}
