import { ButtonLink } from '~/components/Button';
import { SmartLink, TextLink } from '~/components/links';
import { Fact } from '~/components/lists';
import { SectionHeading } from '~/components/Section';
import { contact } from '~/content/contact';
import { isPlaceholder } from '~/content/link-words';
import { organization } from '~/content/organization';

export function Booking() {
  const { booking } = contact;
  const calendar = organization.bookingUrl;
  return (
    <section
      id={booking.id}
      aria-labelledby="booking-title"
      className="on-night grid items-end gap-x-10 gap-y-6 rounded-2xl bg-night p-6 text-on-night sm:p-9 lg:grid-cols-12"
    >
      <div className="lg:col-span-8">
        <SectionHeading id="booking-title" heading={booking.heading} />
        <p className="mt-4 max-w-[42rem]">{calendar ? booking.calendar.text : booking.text}</p>
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 lg:col-span-4 lg:justify-self-end">
        <ButtonLink
          link={calendar ? { href: calendar, label: booking.calendar.label } : booking.link}
          size="lg"
        />
        {organization.call && <TextLink link={organization.call} />}
      </div>
    </section>
  );
}

export function DirectContact() {
  const { heading, email, phone, location, social, reply } = contact.direct;
  const [account] = organization.social;
  return (
    <aside aria-labelledby="direct-title" className="lg:col-span-4 lg:pl-6">
      <SectionHeading id="direct-title" heading={heading} size="step-2" />
      <dl className="mt-5 grid gap-4">
        <Fact label={email.label}>
          <TextLink link={{ href: email.href, label: email.text }} />
        </Fact>
        {organization.call && (
          <Fact label={phone.label}>
            <TextLink link={organization.call} />
          </Fact>
        )}
        <Fact label={location.label}>{location.text}</Fact>
        {account && (
          <Fact label={social.label}>
            <SmartLink
              to={account.href}
              aria-label={account.name}
              className={isPlaceholder(account.href) ? '' : 'link'}
            >
              {account.name}
            </SmartLink>
          </Fact>
        )}
      </dl>
      <p className="mt-5 text-muted">{reply}</p>
    </aside>
  );
}
