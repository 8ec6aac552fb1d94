import { data } from 'react-router';
import { keepTyped, useFormResult } from '~/components/form/useFormResult';
import { Page } from '~/components/Page';
import { fullTitle, pageMeta } from '~/components/page-meta';
import { Booking, DirectContact } from '~/contact/ContactAside';
import { ContactForm } from '~/contact/ContactForm';
import { matchInterest } from '~/contact/interest';
import { storeMessage } from '~/contact/message.server';
import { useScrollToForm } from '~/contact/useScrollToForm';
import { contact } from '~/content/contact';
import { contactFields } from '~/content/contact-fields';
import { deliverMessage, deliverUnstored } from '~/notices/deliver.server';
import { formResponse } from '~/server/forms/store-form.server';
import { requestContext } from '~/server/request-context.server';
import { pageCaching } from '~/server/responses.server';
import type { Route } from './+types/contact';

export { formCaching as headers } from '~/server/responses.server';

export function loader({ url }: Route.LoaderArgs) {
  const parameter = url.searchParams.get('interest');
  return data(
    { interest: matchInterest(parameter, contactFields.interest_area.options) },
    { headers: { 'Cache-Control': pageCaching.rendered } },
  );
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = context.get(requestContext);
  const { result, valid } = await storeMessage(ctx, request);
  // The visitor does not wait for the owner's mail.
  if (result.outcome === 'stored' && valid) {
    ctx.waitUntil(deliverMessage(ctx, valid.email_address));
  }
  if (result.outcome === 'failed' && valid) ctx.waitUntil(deliverUnstored(ctx, valid));
  return formResponse(result);
}

export function clientAction(args: Route.ClientActionArgs) {
  return keepTyped(args);
}

/** The component renders the title, which depends on what became of a post. */
export const meta = () => pageMeta('contact', contact.meta).filter((tag) => !('title' in tag));

export default function ContactRoute({ loaderData, actionData }: Route.ComponentProps) {
  useScrollToForm();
  const formResult = useFormResult(actionData);
  const { meta, form } = contact;
  const title =
    formResult.latest?.outcome === 'invalid' ? `${form.errorTitle} ${meta.title}` : meta.title;
  return (
    <Page id="contact" content={contact}>
      <title>{fullTitle(title)}</title>
      <div className="wrap section-space grid gap-x-10 gap-y-14 lg:grid-cols-12">
        <div className="lg:col-span-12">
          <Booking />
        </div>
        <div className="lg:col-span-8">
          <ContactForm interest={loaderData.interest} formResult={formResult} />
        </div>
        <DirectContact />
      </div>
    </Page>
  );
}
