import { ButtonLink } from '~/components/Button';
import { PageHeader } from '~/components/PageHeader';
import { PageMeta } from '~/components/PageMeta';
import { Section } from '~/components/Section';
import { jobPage } from '~/content/careers';

/**
 * What a visitor sees when there is no such job, or it cannot be read now (specification, section 8). In the second
 * case, `isKnown` false, the document's title and the text do not call it closed.
 */
export function JobNotFound({ isKnown }: { isKnown: boolean }) {
  const { title, subtitle, heading, openings, resume } = jobPage.notFound;
  const { meta, text } = isKnown ? jobPage.notFound : jobPage.notFound.unknown;
  return (
    <>
      <PageMeta {...meta} path="/careers" card="careers" indexed={false} />
      <PageHeader title={title} subtitle={subtitle} image={jobPage.image} />
      <Section>
        <h2 className="step-3">{heading}</h2>
        <p className="measure mt-4 text-muted">{text}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink to={openings.href}>{openings.label}</ButtonLink>
          <ButtonLink to={resume.href} variant="outline">
            {resume.label}
          </ButtonLink>
        </div>
      </Section>
    </>
  );
}
