import type { RequestContext } from '../request-context.ts';
import { ask, type SupabaseAnswer } from '../supabase/client.ts';
import type { FormValues } from './form-body.ts';
import type { Submission } from './submission.ts';

/** PostgreSQL's code for a row that is there already: the database refuses a form that arrives twice within an hour. */
const duplicate = '23505';

/**
 * Sends a form's insert. It is tried a second time when the first failed without using up its time: nothing is stored
 * twice, since a row that is there already counts as stored. Never rejects; a failure gives back the typed `values`.
 */
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

/** True when the connection broke or the backend failed. Who waited for the whole time limit is not made to wait again. */
function isTransient({ error, status }: SupabaseAnswer): boolean {
  if (error === null || error.message.startsWith('time-limit')) return false;
  return status === 0 || status >= 500;
}
