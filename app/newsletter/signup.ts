import * as v from 'valibot';
import { fieldLengths, tooLong } from '../content/form-fields.ts';
import { newsletter } from '../content/newsletter.ts';
import { organization } from '../content/organization.ts';
import { emailField } from '../server/forms/fields.ts';
import { type Form, receiveForm, type Submission } from '../server/forms/receive-form.ts';
import { store } from '../server/forms/store.ts';
import type { RequestContext } from '../server/request-context.ts';
import { supabaseFor } from '../server/supabase/client.ts';

const newsletterFields = ['email'] as const;

type NewsletterField = (typeof newsletterFields)[number];

/** What the route /newsletter answers. */
export type Signup = Submission<NewsletterField>;

const SignupSchema = v.object({
  email: emailField(fieldLengths.email, {
    required: newsletter.missingEmail,
    tooLong: tooLong(newsletter.emailLabel, fieldLengths.email),
    invalid: newsletter.invalidEmail,
  }),
});

const form: Form<NewsletterField, v.InferOutput<typeof SignupSchema>> = {
  name: 'newsletter',
  fields: newsletterFields,
  schema: SignupSchema,
};

/** Takes a posted signup and stores it with the proof of consent, the words that the form shows; never rejects. */
export async function submitSignup(ctx: RequestContext, request: Request): Promise<Signup> {
  const received = await receiveForm(ctx, request, form);
  if (received.outcome !== 'valid') return received;
  const { wording, version } = newsletter.consent;
  const row = {
    email: received.valid.email,
    company: organization.name,
    created_at: new Date().toISOString(),
  };
  return store(ctx, { form: form.name, values: received.values }, async () => {
    const signups = supabaseFor(ctx).from('newsletter_signups');
    const answer = await signups.insert({ ...row, wording, wording_version: version });
    // Unknown column: the database's migrations are older than this Worker. The signup is not lost for that.
    return answer.error?.code === 'PGRST204' ? signups.insert(row) : answer;
  });
}
