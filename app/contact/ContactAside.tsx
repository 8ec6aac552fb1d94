import { ButtonLink } from '~/components/Button';
import { Icon } from '~/components/Icon';
import { SmartLink } from '~/components/SmartLink';
import { contact } from '~/content/contact';
import { bookingUrl } from './proposed-times';

/** Our booking page, or its placeholder until there is one, and the other ways to reach us. */
export function ContactAside() {
  const { booking, direct } = contact;
  const calendar = bookingUrl();
  return (
    <aside className="grid content-start gap-10 lg:col-span-5 lg:pl-6">
      <section
        id={booking.id}
        aria-labelledby="booking-title"
        className="on-night rounded-2xl border border-line bg-night p-8 text-on-night"
      >
        <h2 id="booking-title" className="step-2">
          {booking.heading}
        </h2>
        {booking.paragraphs.map((paragraph) => (
          <p key={paragraph} className="mt-4 text-muted">
            {paragraph}
          </p>
        ))}
        <p className="mt-6 flex gap-4 rounded-xl border border-dashed border-edge p-5">
          <Icon name="i-lucide-calendar-days" className="mt-1 icon-6 text-cedar" />
          <span>{calendar ? booking.calendar.text : booking.placeholder}</span>
        </p>
        <ButtonLink to={calendar ?? booking.link.href} className="mt-6">
          {calendar ? booking.calendar.label : booking.link.label}
        </ButtonLink>
      </section>
      <section aria-labelledby="direct-title">
        <h2 id="direct-title" className="step-2">
          {direct.heading}
        </h2>
        <dl className="mt-5 grid gap-4">
          <Fact label={direct.email.label}>
            <SmartLink to={direct.email.href} className="link inline-block py-0.5">
              {direct.email.text}
            </SmartLink>
          </Fact>
          <Fact label={direct.location.label}>{direct.location.text}</Fact>
          <Fact label={direct.social.label}>
            <SmartLink to={direct.social.href} className="link inline-block py-0.5">
              {direct.social.text}
            </SmartLink>
          </Fact>
        </dl>
        <p className="mt-5 text-muted">{direct.reply}</p>
      </section>
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
