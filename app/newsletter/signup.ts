import * as v from 'valibot';
import { fieldLengths } from '../content/form-fields.ts';
import { newsletter } from '../content/newsletter.ts';
import { organization } from '../content/organization.ts';
import { emailField } from '../server/forms/fields.server.ts';
import type { FormResult } from '../server/forms/store-form.server.ts';
import { storeForm } from '../server/forms/store-form.server.ts';
import type { RequestContext } from '../server/request-context.server.ts';
import { supabaseFor } from '../server/supabase/client.server.ts';

/** What the route /newsletter answers. */
export type Signup = FormResult<'email'>;

const SignupSchema = v.object({
  email: emailField(fieldLengths.email, {
    label: newsletter.emailLabel,
    missing: newsletter.missingEmail,
    invalid: newsletter.invalidEmail,
  }),
});

const form = { name: 'newsletter', fields: ['email'], schema: SignupSchema } as const;

/** Takes a posted signup and stores it with the proof of consent, the words that the form shows; never rejects. */
export async function storeSignup(ctx: RequestContext, request: Request): Promise<Signup> {
  const { wording, version } = newsletter.consent;
  const created_at = new Date().toISOString();
  const { result } = await storeForm(ctx, request, form, async ({ email }) => {
    const row = { email, company: organization.name, created_at };
    const signups = supabaseFor(ctx).from('newsletter_signups');
    const answer = await signups.insert({ ...row, wording, wording_version: version });
    // Unknown column: the database's migrations are older than this Worker. The signup is not lost for that.
    return answer.error?.code === 'PGRST204' ? signups.insert(row) : answer;
  });
  return result;
}
