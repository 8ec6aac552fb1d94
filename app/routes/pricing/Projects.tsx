import { Paragraphs } from '~/components/Paragraphs';
import { Section, SectionHeading } from '~/components/Section';
import { pricing } from '~/content/pricing';

/** Work with an end, and what usually comes before the first invoice. */
export function Projects() {
  const { projects, terms } = pricing;
  return (
    <Section labelledBy="projects">
      <div className="grid gap-x-8 gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <SectionHeading id="projects">{projects.heading}</SectionHeading>
          <Paragraphs texts={projects.paragraphs} className="measure mt-5 text-muted" />
        </div>
        <ul className="grid content-start gap-x-8 sm:grid-cols-2 lg:col-span-6 lg:col-start-7">
          {projects.examples.map((example) => (
            <li key={example} className="border-t border-line py-4">
              {example}
            </li>
          ))}
        </ul>
      </div>
      <h2 className="mt-16 step-2 md:mt-24">{terms.heading}</h2>
      <ol className="mt-7 grid md:grid-cols-3">
        {terms.items.map(({ heading, text }, index) => (
          <li
            key={heading}
            className="relative border-l-2 border-evergreen pb-8 pl-6 last:pb-0 md:border-l-0 md:border-t-2 md:pb-0 md:pl-0 md:pr-8 md:pt-6"
          >
            <span
              aria-hidden="true"
              className="absolute -left-[9px] top-1 size-[min(1rem,4.5vw)] rounded-full bg-evergreen md:left-0 md:-top-[9px]"
            />
            <h3 className="step-1">
              <span className="visually-hidden">{index + 1}. </span>
              {heading}
            </h3>
            <p className="mt-1 text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
