import { ButtonLink } from '~/components/Button';
import { SmartLink } from '~/components/SmartLink';
import { contact } from '~/content/contact';
import { bookingUrl } from './proposed-times';

/** The way to a consultation: our booking page, or, until there is one, the form with the times to propose. */
export function Booking() {
  const { booking } = contact;
  const calendar = bookingUrl();
  return (
    <section
      id={booking.id}
      aria-labelledby="booking-title"
      className="on-night grid items-end gap-x-10 gap-y-6 rounded-2xl bg-night p-6 text-on-night sm:p-9 lg:grid-cols-12"
    >
      <div className="lg:col-span-8">
        <h2 id="booking-title" className="step-3">
          {booking.heading}
        </h2>
        <p className="mt-4 max-w-[42rem] text-muted">{booking.text}</p>
        <p className="mt-2 max-w-[42rem]">
          {calendar ? booking.calendar.text : booking.placeholder}
        </p>
      </div>
      <div className="lg:col-span-4 lg:justify-self-end">
        <ButtonLink to={calendar ?? booking.link.href} size="lg">
          {calendar ? booking.calendar.label : booking.link.label}
        </ButtonLink>
      </div>
    </section>
  );
}

/** The other ways to reach us. */
export function DirectContact() {
  const { heading, email, location, social, reply } = contact.direct;
  return (
    <aside aria-labelledby="direct-title" className="lg:col-span-4 lg:pl-6">
      <h2 id="direct-title" className="step-2">
        {heading}
      </h2>
      <dl className="mt-5 grid gap-4">
        <Fact label={email.label}>
          <SmartLink to={email.href} className="link inline-block py-0.5">
            {email.text}
          </SmartLink>
        </Fact>
        <Fact label={location.label}>{location.text}</Fact>
        <Fact label={social.label}>
          <SmartLink to={social.href} className="link inline-block py-0.5">
            {social.text}
          </SmartLink>
        </Fact>
      </dl>
      <p className="mt-5 text-muted">{reply}</p>
    </aside>
  );
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div>
      <dt className="text-[0.95rem] text-muted">{label}</dt>
      <dd className="m-0">{children}</dd>
    </div>
  );
}
