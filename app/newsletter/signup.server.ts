import * as v from 'valibot';
import { longestEmail } from '../content/form-fields.ts';
import { newsletter } from '../content/newsletter.ts';
import { organization } from '../content/organization.ts';
import { emailField } from '../server/forms/fields.server.ts';
import { type FormResult, formAction } from '../server/forms/form-action.server.ts';
import type { RequestContext } from '../server/request-context.server.ts';
import { supabaseFor } from '../server/supabase/client.server.ts';

export type Signup = FormResult<'email'>;

const SignupSchema = v.object({
  email: emailField(longestEmail, {
    label: newsletter.emailLabel,
    missing: newsletter.missingEmail,
    invalid: newsletter.invalidEmail,
  }),
});

const form = { name: 'newsletter', fields: ['email'], schema: SignupSchema } as const;

export async function storeSignup(ctx: RequestContext, request: Request): Promise<Signup> {
  const { result } = await formAction(ctx, request, form, ({ email }) =>
    supabaseFor(ctx)
      .from('newsletter_signups')
      .insert({ email, company: organization.name, created_at: new Date().toISOString() }),
  );
  return result;
}
