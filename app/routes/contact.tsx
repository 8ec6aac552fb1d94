import { useEffect } from 'react';
import { data, useLocation, useNavigationType } from 'react-router';
import { Faces } from '~/components/Faces';
import { keepTyped, useFormResult } from '~/components/form/useFormResult';
import { TextLink } from '~/components/links';
import { Fact } from '~/components/lists';
import { Breadcrumbs } from '~/components/PageHeader';
import { fullTitle, pageMeta } from '~/components/page-meta';
import { SectionHeading } from '~/components/Section';
import { ContactForm } from '~/contact/ContactForm';
import { matchInterest } from '~/contact/interest';
import { currentOffer, storeMessage } from '~/contact/message.server';
import { people } from '~/content/collections.server';
import { contact } from '~/content/contact';
import { contactFields, shownFields } from '~/content/contact-fields';
import { contactPage } from '~/content/contact-page';
import { errorMark } from '~/content/form-fields';
import { organization } from '~/content/organization';
import { mailDue, mailUnstored } from '~/notices/due.server';
import { formResponse } from '~/server/forms/form-action.server';
import { requestContext } from '~/server/request-context.server';
import { pageCaching } from '~/server/responses.server';
import type { Route } from './+types/contact';

export { routeHeaders as headers } from '~/server/responses.server';

export function loader({ url }: Route.LoaderArgs) {
  const parameter = url.searchParams.get('interest');
  return data(
    {
      ...contactPage,
      interest: matchInterest(parameter, contactFields.interest_area.options),
      offer: currentOffer(),
      fields: shownFields,
      people: people.map(({ face }) => face),
      formKey: crypto.randomUUID(),
    },
    { headers: { 'Cache-Control': pageCaching.rendered } },
  );
}

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = context.get(requestContext);
  const { result, message } = await storeMessage(ctx, request);
  // The visitor does not wait for the owner's mail.
  const mail = result.outcome === 'stored' ? mailDue : mailUnstored;
  if (message) ctx.waitUntil(mail(ctx, message));
  return formResponse(result);
}

export const clientAction = (args: Route.ClientActionArgs) => keepTyped(args);

/** The component renders the title, which depends on what became of a post. */
export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta('contact', loaderData.meta).filter((tag) => !('title' in tag));

export default function ContactRoute({ loaderData, actionData }: Route.ComponentProps) {
  useScrollToForm();
  const formResult = useFormResult(actionData);
  const { meta, header, people: faces, direct, ...offered } = loaderData;
  const title =
    formResult.latest?.outcome === 'invalid' ? `${errorMark} ${meta.title}` : meta.title;
  return (
    <div className="wrap pb-10 md:pb-14">
      <title>{fullTitle(title)}</title>
      <header className="grid gap-x-8 gap-y-5 pb-8 pt-6 md:pt-10 lg:grid-cols-3 lg:items-end">
        <div>
          <Breadcrumbs page="contact" />
          <h1 className="step-4">{header.title}</h1>
          <p className="mt-2 max-w-[36rem] text-balance">{header.subtitle}</p>
        </div>
        <Faces people={faces} className="lg:col-span-2 lg:grid lg:grid-cols-2 lg:gap-x-8" />
      </header>
      <ContactForm {...offered} formResult={formResult} />
      <DirectContact {...direct} />
    </div>
  );
}

/** Milliseconds. */
const delay = 100;

const anchors = [contact.form.id, contact.booking.id].map((id) => `#${id}`);

/** Opens the form where it is folded away. After a link inside the site it also starts at the top and scrolls there. */
function useScrollToForm() {
  const location = useLocation();
  const isReturn = useNavigationType() === 'POP';
  useEffect(() => {
    const { hash } = location;
    if (!anchors.includes(hash)) return;
    const folded = document.querySelector<HTMLDetailsElement>(`#${contact.form.id} > details`);
    if (folded) folded.open = true;
    if (isReturn) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    const timer = setTimeout(() => {
      const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
      document.querySelector(hash)?.scrollIntoView({ behavior: calm ? 'instant' : 'smooth' });
    }, delay);
    return () => clearTimeout(timer);
  }, [location, isReturn]);
}

function DirectContact({ heading, email, phone, location, social }: typeof contactPage.direct) {
  const [account] = organization.social;
  const mailbox = { href: organization.generalEnquiries, label: organization.email };
  return (
    <aside aria-labelledby="direct-title" className="mt-10 border-t border-line pt-8">
      <SectionHeading id="direct-title" heading={heading} size="step-2" />
      <dl className="mt-4 flex flex-wrap gap-x-8 gap-y-4">
        <Fact label={email}>
          <TextLink inline link={mailbox} className="py-3" />
        </Fact>
        {organization.call && (
          <Fact label={phone}>
            <TextLink link={organization.call} />
          </Fact>
        )}
        <Fact label={location}>{organization.location.text}</Fact>
        {account && (
          <Fact label={social}>
            <TextLink inline link={{ href: account.href, label: account.name }} />
          </Fact>
        )}
      </dl>
    </aside>
  );
}
