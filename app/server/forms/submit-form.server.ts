import type { RequestContext } from '../request-context.server.ts';
import { ask, type SupabaseAnswer } from '../supabase/client.server.ts';
import { type Form, receiveForm, type Submission } from './receive-form.server.ts';

/** PostgreSQL's code for a row that is there already: the database refuses a form that arrives twice within an hour. */
const duplicate = '23505';

/** Stores a posted form with `insert`, tried again if it failed at once. A row that is there counts as stored. Never rejects. */
export async function submitForm<const Field extends string, Valid>(
  ctx: RequestContext,
  request: Request,
  form: Form<Field, Valid>,
  insert: (valid: Valid) => PromiseLike<SupabaseAnswer>,
): Promise<{ submission: Submission<Field>; valid: Valid | null }> {
  const received = await receiveForm(ctx, request, form);
  if (received.outcome !== 'valid') return { submission: received, valid: null };
  const { valid, values } = received;
  const attempt = async () => {
    const answer = await insert(valid);
    return answer.error?.code === duplicate ? { ...answer, error: null } : answer;
  };
  try {
    const first = await ask(ctx, `${form.name}.insert`, attempt());
    const last = isTransient(first) ? await ask(ctx, `${form.name}.insert`, attempt()) : first;
    if (last.error === null) return { submission: { outcome: 'stored', status: 200 }, valid };
  } catch {
    // A variable is missing: the log has the sentence.
  }
  return { submission: { outcome: 'failed', status: 503, values }, valid };
}

/** True when the connection broke or the backend failed, but not when the whole time limit is used up. */
function isTransient({ error, status }: SupabaseAnswer): boolean {
  return error !== null && !error.message.startsWith('time-limit') && (!status || status >= 500);
}
