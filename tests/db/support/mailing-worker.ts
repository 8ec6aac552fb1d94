import * as v from 'valibot';
import { storeMessage } from '../../../app/contact/message.server.ts';
import { mailDue, mailUnstored } from '../../../app/notices/due.server.ts';

const variables = v.record(v.string(), v.string());
const WorkSchema = v.object({ env: variables, sink: v.string(), forms: v.array(variables) });
type Variables = v.InferOutput<typeof variables>;

/** The Worker as a visitor's post and the minute's run meet it. */
export function mailingWorker(env: Variables, send: (raw: string) => Promise<unknown>) {
  const ctx = {
    ...{ env, siteUrl: 'https://site.example', requestId: '', clientAddress: '', logFields: {} },
    log: () => {},
    waitUntil: () => {},
    mailer: { send: async ({ raw }: { raw: string }) => void (await send(raw)) },
  };
  async function post(form: Variables, tell: (outcome: string) => unknown = () => {}) {
    const request = new Request(ctx.siteUrl, { method: 'POST', body: new URLSearchParams(form) });
    const { result, message } = await storeMessage(ctx, request);
    tell(result.outcome);
    if (message) await (result.outcome === 'stored' ? mailDue : mailUnstored)(ctx, message);
    return result.outcome;
  }
  return { ctx, post };
}

// As a process of its own, which can be killed, it posts the forms that it is sent, and tells which were answered.
process.on('message', async (work) => {
  const { env, sink, forms } = v.parse(WorkSchema, work);
  const { ctx, post } = mailingWorker(env, (body) => fetch(sink, { method: 'POST', body }));
  const answer = (form: Variables) =>
    post(form, (outcome) => outcome === 'stored' && process.send?.(form.form_key));
  await Promise.all([mailDue(ctx), ...forms.map(answer)]);
});
