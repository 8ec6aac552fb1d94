import { useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button } from '~/components/Button';
import { Honeypot } from '~/components/form/Honeypot';
import type { useFormResult } from '~/components/form/useFormResult';
import { Icon } from '~/components/Icon';
import { TextLink } from '~/components/links';
import { SectionHeading } from '~/components/Section';
import { contact } from '~/content/contact';
import type { FormResult } from '~/server/forms/store-form.server';
import { ContactFields } from './ContactFields';
import { ContactResult } from './ContactResult';
import type { ContactFormField } from './message.server';
import { useDraft } from './useDraft';

const { form: copy } = contact;

/** Without scripts the page comes back with the same messages. */
export function ContactForm({
  interest,
  formResult: { latest: result, resultKey },
}: {
  interest: string | null;
  formResult: ReturnType<typeof useFormResult<FormResult<ContactFormField>>>;
}) {
  const form = useRef<HTMLFormElement>(null);
  useDraft(form);
  const sending = useNavigation().formAction?.startsWith('/contact') ?? false;
  const errors = result?.outcome === 'invalid' ? result.errors : {};
  const values = result && 'values' in result ? result.values : undefined;
  return (
    <section id={copy.id} aria-labelledby="form-title">
      <SectionHeading id="form-title" heading={copy.heading} />
      <p className="mt-3 text-muted">{copy.text}</p>
      {/* The key changes with each result, so that the same words are announced again. */}
      <div className="mt-8 empty:hidden" key={resultKey}>
        <ContactResult result={result} />
      </div>
      {result?.outcome === 'stored' ? (
        // A new document, whose form is empty.
        <a href={copy.again.href} className="link mt-6 inline-block py-1">
          {copy.again.label}
        </a>
      ) : (
        <Form
          ref={form}
          method="post"
          action="/contact"
          preventScrollReset
          // Our summary lists all mistakes at once.
          noValidate
          className="mt-8 grid gap-7"
        >
          <p className="step--1 text-muted">{copy.requiredNote}</p>
          <ContactFields errors={errors} values={values} interest={interest} />
          <Honeypot />
          <div className="flex flex-wrap items-center gap-5">
            <Button type="submit" variant="accent" size="lg" disabled={sending}>
              {sending && <Icon name="i-lucide-loader-circle" className="icon-5 animate-spin" />}
              {sending ? copy.sending : copy.button}
            </Button>
            <p className="min-w-0 step--1 text-muted">
              {copy.privacy.text} <TextLink inline link={copy.privacy.link} />
            </p>
          </div>
        </Form>
      )}
    </section>
  );
}
