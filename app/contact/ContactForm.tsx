import { Form, useNavigation } from 'react-router';
import { Button } from '~/components/Button';
import { Alert } from '~/components/form/Alert';
import { ErrorSummary } from '~/components/form/ErrorSummary';
import { Honeypot } from '~/components/form/Honeypot';
import { useFormKey } from '~/components/form/useFormKey';
import { useHydrated } from '~/components/form/useHydrated';
import { Icon } from '~/components/Icon';
import { SmartLink } from '~/components/SmartLink';
import { contact } from '~/content/contact';
import type { AnsweredSubmission } from '~/server/forms/submission';
import { ContactFields } from './ContactFields';
import type { ContactField } from './message';

const { form: copy } = contact;

/**
 * The contact form in all its states (specification, section 4). It is a plain form: without scripts the page comes
 * back with the same messages and everything that was typed.
 */
export function ContactForm({
  interest,
  submission,
}: {
  interest: string | null;
  submission: AnsweredSubmission<ContactField> | undefined;
}) {
  const sending = useNavigation().formAction?.startsWith('/contact') ?? false;
  const errors = submission?.outcome === 'invalid' ? submission.errors : {};
  const values = submission && 'values' in submission ? submission.values : undefined;
  return (
    <section id={copy.id} aria-labelledby="form-title">
      <h2 id="form-title" className="step-3">
        {copy.heading}
      </h2>
      <p className="mt-3 text-muted">{copy.text}</p>
      {/* Announced and focused for every post, also when it says the same as the one before. */}
      <div className="mt-8 empty:hidden" key={submission?.id}>
        <Outcome submission={submission} />
      </div>
      <Form
        method="post"
        action="/contact"
        preventScrollReset
        key={useFormKey(submission)}
        // Without scripts the browser checks; with them the summary says everything at once.
        noValidate={useHydrated()}
        className="mt-8 grid gap-7"
      >
        <p className="text-[0.95rem] text-muted">{copy.requiredNote}</p>
        <ContactFields errors={errors} values={values} interest={interest} />
        <Honeypot />
        <div className="flex flex-wrap items-center gap-5">
          <Button type="submit" size="lg" disabled={sending}>
            {sending && <Icon name="i-lucide-loader-circle" className="icon-5 animate-spin" />}
            {sending ? copy.sending : copy.button}
          </Button>
          <p className="min-w-0 text-[0.95rem] text-muted">
            {copy.privacy.text}{' '}
            <SmartLink to={copy.privacy.link.href} className="link">
              {copy.privacy.link.label}
            </SmartLink>
          </p>
        </div>
      </Form>
    </section>
  );
}

function Outcome({ submission }: { submission: AnsweredSubmission<ContactField> | undefined }) {
  switch (submission?.outcome) {
    case undefined:
      return null;
    case 'invalid':
      return <ErrorSummary title={copy.errorSummary} errors={submission.errors} />;
    case 'stored':
      return <Alert kind="success">{copy.success}</Alert>;
    case 'failed':
      return <Alert kind="error">{copy.failure}</Alert>;
    case 'limited':
      return <Alert kind="error">{copy.limited}</Alert>;
    case 'refused':
      return <Alert kind="error">{submission.status === 413 ? copy.tooLong : copy.refused}</Alert>;
  }
}
