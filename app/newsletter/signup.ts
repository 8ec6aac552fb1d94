import * as v from 'valibot';
import { newsletter } from '../content/newsletter.ts';
import { organization } from '../content/organization.ts';
import { fieldLengths } from '../server/forms/field-lengths.ts';
import { emailField } from '../server/forms/fields.ts';
import { type Form, receiveForm } from '../server/forms/receive-form.ts';
import { storeOnce } from '../server/forms/store-once.ts';
import type { Submission } from '../server/forms/submission.ts';
import type { RequestContext } from '../server/request-context.ts';
import { supabaseFor } from '../server/supabase/client.ts';

/** The newsletter form's one field, named as the row's column. */
const newsletterFields = ['email'] as const;

/** See {@link newsletterFields}. */
export type NewsletterField = (typeof newsletterFields)[number];

/** What a signup must be (specification, section 5). */
const SignupSchema = v.object({
  email: emailField(fieldLengths.email, {
    required: newsletter.missingEmail,
    tooLong: `${newsletter.emailLabel} must be ${fieldLengths.email} characters or fewer`,
    invalid: newsletter.invalidEmail,
  }),
});

const form: Form<NewsletterField, v.InferOutput<typeof SignupSchema>> = {
  name: 'newsletter',
  fields: newsletterFields,
  schema: SignupSchema,
};

/**
 * Takes a posted signup and stores it (specification, section 3): company always names this organization. Never
 * rejects, and says 'stored' only if Supabase acknowledged the row or the honeypot was filled.
 */
export async function submitSignup(
  ctx: RequestContext,
  request: Request,
): Promise<Submission<NewsletterField>> {
  const received = await receiveForm(ctx, request, form);
  if (received.outcome !== 'valid') return received;
  const { email } = received.valid;
  const { wording, version } = newsletter.consent;
  const insert = supabaseFor(ctx).from('newsletter_signups').insert({
    email,
    company: organization.name,
    created_at: new Date().toISOString(),
    wording,
    wording_version: version,
  });
  return storeOnce(ctx, { form: form.name, content: email, values: received.values }, insert);
}
