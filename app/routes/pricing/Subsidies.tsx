import { ButtonLink } from '~/components/Button';
import { Section } from '~/components/Section';
import { pricing } from '~/content/pricing';

/** How a subsidy works, who decides, and the four sources of its money. */
export function Subsidies() {
  const { heading, paragraphs, sourcesHeading, sources, link } = pricing.subsidies;
  return (
    <Section
      ground="night"
      id="subsidies"
      labelledBy="subsidies-title"
      className="grid gap-x-8 gap-y-12 lg:grid-cols-12"
    >
      <div className="lg:col-span-5">
        <h2 id="subsidies-title" className="step-3">
          {heading}
        </h2>
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="mt-5 max-w-[36rem] text-muted">
            {paragraph}
          </p>
        ))}
        <ButtonLink to={link.href} className="mt-8">
          {link.label}
        </ButtonLink>
      </div>
      <div className="lg:col-span-6 lg:col-start-7">
        <h3 className="step-1">{sourcesHeading}</h3>
        <ul className="mt-5 border-t border-edge">
          {sources.map((source) => (
            <li
              key={source.heading}
              className="grid gap-x-6 gap-y-1 border-b border-line py-5 sm:grid-cols-[11rem_1fr]"
            >
              <h4 className="text-cedar step-0 leading-normal">{source.heading}</h4>
              <p>{source.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
