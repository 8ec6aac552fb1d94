import { Paragraphs } from '~/components/Paragraphs';
import { Section, SectionHeading } from '~/components/Section';
import { StepList } from '~/components/StepList';
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
      <StepList steps={terms.items} width="three" className="mt-12" />
    </Section>
  );
}
