import { LinkButton } from '~/components/Button';
import { PageHeader } from '~/components/PageHeader';
import { PageMeta } from '~/components/PageMeta';
import { Section } from '~/components/Section';
import { SmartLink } from '~/components/SmartLink';
import { careers, jobPage } from '~/content/careers';
import type { Job } from '../job';

/** What a link to another position says. */
export type JobLink = Pick<Job, 'slug' | 'title' | 'location'>;

/** There is no such job, but others are `open`; or it cannot be read now (`isKnown` false) and may still be open. */
export function JobNotFound({ isKnown, open }: { isKnown: boolean; open: readonly JobLink[] }) {
  const { title, subtitle, openings, resume } = jobPage.notFound;
  const { meta, heading, text } = isKnown ? jobPage.notFound : jobPage.notFound.unknown;
  return (
    <>
      <PageMeta {...meta} path="/careers" card="careers" indexed={false} />
      <PageHeader title={title} subtitle={subtitle} image={jobPage.image} />
      <Section>
        <h2 className="step-3">{heading}</h2>
        <p className="measure mt-4 text-muted">{text}</p>
        {open.length > 0 && (
          <>
            <h3 className="mt-8 step-1">{careers.list.heading}</h3>
            <ul className="mt-4 grid gap-2">
              {open.map((job) => (
                <li key={job.slug}>
                  <SmartLink to={`/careers/${job.slug}`} className="link">
                    {job.title}
                  </SmartLink>
                  <span className="text-muted"> · {job.location}</span>
                </li>
              ))}
            </ul>
          </>
        )}
        <div className="mt-8 flex flex-wrap gap-3">
          <LinkButton link={openings} />
          <LinkButton link={resume} variant="outline" />
        </div>
      </Section>
    </>
  );
}
