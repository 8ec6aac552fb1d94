import * as v from 'valibot';
import { storeMessage } from '../../../app/contact/message.server.ts';
import { mailDue } from '../../../app/notices/due.server.ts';

/* The Worker as a process of its own, which can be killed. It posts the forms that it is sent, and tells which were answered. */

const variables = v.record(v.string(), v.string());
const WorkSchema = v.object({ env: variables, sink: v.string(), forms: v.array(variables) });

process.on('message', async (work) => {
  const { env, sink, forms } = v.parse(WorkSchema, work);
  const ctx = {
    ...{ env, siteUrl: 'https://site.example', requestId: '', clientAddress: '', logFields: {} },
    log: () => {},
    waitUntil: () => {},
    mailer: {
      send: async ({ raw }: { raw: string }) =>
        void (await fetch(sink, { method: 'POST', body: raw })),
    },
  };
  const post = async (form: Record<string, string>) => {
    const request = new Request(ctx.siteUrl, { method: 'POST', body: new URLSearchParams(form) });
    const { result, message } = await storeMessage(ctx, request);
    if (result.outcome === 'stored') process.send?.(form.form_key);
    if (message) await mailDue(ctx, message);
  };
  await Promise.all([mailDue(ctx), ...forms.map(post)]);
});
