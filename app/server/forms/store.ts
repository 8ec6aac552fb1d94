import type { RequestContext } from '../request-context.ts';
import { ask, type SupabaseAnswer } from '../supabase/client.ts';
import type { FormValues } from './form-body.ts';
import type { Submission } from './receive-form.ts';

/** PostgreSQL's code for a row that is there already: the database refuses a form that arrives twice within an hour. */
const duplicate = '23505';

/** Sends a form's insert, and again if it failed at once: a row that is there already counts as stored. Never rejects. */
export async function store<Field extends string>(
  ctx: Pick<RequestContext, 'log'>,
  { form, values }: { readonly form: string; readonly values: FormValues<Field> },
  insert: () => PromiseLike<SupabaseAnswer>,
): Promise<Submission<Field>> {
  const attempt = async () => {
    const answer = await insert();
    return answer.error?.code === duplicate ? { ...answer, error: null } : answer;
  };
  try {
    const first = await ask(ctx, `${form}.insert`, attempt());
    const last = isTransient(first) ? await ask(ctx, `${form}.insert`, attempt()) : first;
    if (last.error === null) return { outcome: 'stored', status: 200 };
  } catch {
    // A variable is missing: the log has the sentence.
  }
  return { outcome: 'failed', status: 503, values };
}

/** True when the connection broke or the backend failed, but not when the whole time limit is used up. */
function isTransient({ error, status }: SupabaseAnswer): boolean {
  return error !== null && !error.message.startsWith('time-limit') && (!status || status >= 500);
}
