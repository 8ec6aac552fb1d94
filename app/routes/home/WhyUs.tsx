import { Icon } from '~/components/Icon';
import { Section, SectionHeading } from '~/components/Section';
import { home } from '~/content/home';

/** Four reasons, as a quiet list beside its heading. */
export function WhyUs() {
  const { heading, cards } = home.whyUs;
  return (
    <Section labelledBy="why-us" className="grid gap-10 lg:grid-cols-12">
      <SectionHeading id="why-us" className="lg:col-span-4">
        {heading}
      </SectionHeading>
      <ul className="grid gap-x-10 gap-y-10 sm:grid-cols-2 lg:col-span-8">
        {cards.map((card) => (
          <li key={card.title} className="border-t-2 border-ink pt-5">
            <Icon name={card.icon} className="icon-7 text-cedar" />
            <h3 className="mt-4 step-1">{card.title}</h3>
            <p className="mt-2 text-muted">{card.description}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
