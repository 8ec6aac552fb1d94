import { Icon } from '~/components/Icon';
import { SectionHeading } from '~/components/Section';
import { policyToolkit } from '~/content/policy-toolkit';

/** The parts of the toolkit with every template in them; each part is what a product card's details lead to. */
export function Inside() {
  const { id, heading, text, parts } = policyToolkit.inside;
  return (
    <section id={id} aria-labelledby="inside-title" className="bg-mist">
      <div className="wrap section-space">
        <SectionHeading id="inside-title" text={text}>
          {heading}
        </SectionHeading>
        <ul className="mt-12 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-4">
          {parts.map((part) => (
            <li
              key={part.id}
              id={part.id}
              className="border-t-2 border-ink pt-5 target:border-cedar"
            >
              <Icon name={part.icon} className="icon-7 text-cedar" />
              <h3 className="mt-4 step-2">{part.title}</h3>
              <p className="mt-2 text-muted">{part.description}</p>
              <ul className="mt-5">
                {part.templates.map((template) => (
                  <li key={template} className="border-t border-line py-2 leading-snug">
                    {template}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
