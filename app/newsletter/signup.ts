import * as v from 'valibot';
import { newsletter } from '../content/newsletter.ts';
import { organization } from '../content/organization.ts';
import { fieldLengths } from '../server/forms/field-lengths.ts';
import { emailField } from '../server/forms/fields.ts';
import { type StoredForm, type Submission, submitForm } from '../server/forms/submit-form.ts';
import type { RequestContext } from '../server/request-context.ts';
import type { Database } from '../server/supabase/database.types.ts';

/** The newsletter form's one field, named as the row's column. */
export const newsletterFields = ['email'] as const;

/** See {@link newsletterFields}. */
export type NewsletterField = (typeof newsletterFields)[number];

/** What a signup must be (specification, section 5). */
export const NewsletterSchema = v.object({
  email: emailField(fieldLengths.email, {
    required: newsletter.missingEmail,
    tooLong: `${newsletter.emailLabel} must be ${fieldLengths.email} characters or fewer`,
    invalid: newsletter.invalidEmail,
  }),
});

type Row = Database['public']['Tables']['newsletter_signups']['Insert'];

/** The row of a signup (specification, section 3): company always names this organisation. */
export function toSignupRow(
  valid: v.InferOutput<typeof NewsletterSchema>,
  now = new Date(),
): Pick<Row, 'email' | 'company' | 'created_at'> {
  return { email: valid.email, company: organization.name, created_at: now.toISOString() };
}

const form: StoredForm<NewsletterField, v.InferOutput<typeof NewsletterSchema>> = {
  name: 'newsletter',
  fields: newsletterFields,
  schema: NewsletterSchema,
  insert: (backend, valid) => backend.from('newsletter_signups').insert(toSignupRow(valid)),
};

/** Takes a posted signup, for the route's action. Never rejects. */
export function submitNewsletter(
  ctx: RequestContext,
  request: Request,
): Promise<Submission<NewsletterField>> {
  return submitForm(ctx, request, form);
}
