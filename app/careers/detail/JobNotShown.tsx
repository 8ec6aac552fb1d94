import { careers, job as jobPage } from '#content';
import type { Job } from '~/careers/job';
import { ButtonLink } from '~/components/Button';
import { TextLink } from '~/components/links';
import { PageHeader } from '~/components/PageHeader';
import { Section } from '~/components/Section';
import { careersHead } from '~/pictures/pictures';
import { fill } from '~/text/fill';

/** `isFailure`: the job cannot be read now. Else other jobs, and how many more there are. */
export interface NotShown {
  readonly isFailure: boolean;
  readonly open: readonly Pick<Job, 'slug' | 'title' | 'location'>[];
  readonly more: number;
}

export function JobNotShown({ isFailure, open, more }: NotShown) {
  const { title, subtitle, heading, text, retry, openings, resume } = jobPage.notFound;
  return (
    <>
      <PageHeader title={title} subtitle={subtitle} image={careersHead} />
      <Section>
        {isFailure && (
          <p className="mb-6 border-l-4 border-error pl-4 font-600 text-error">{retry}</p>
        )}
        <h2 className="step-3">{heading}</h2>
        <p className="measure mt-4 text-muted">{text}</p>
        {open.length > 0 && (
          <>
            <h3 className="mt-8 step-1">{careers.list.heading}</h3>
            <ul className="mt-4 grid gap-2">
              {open.map((job) => (
                <li key={job.slug}>
                  <TextLink inline link={{ href: `/careers/${job.slug}`, label: job.title }} />
                  <span className="text-muted"> · {job.location}</span>
                </li>
              ))}
              {more > 0 && (
                <li>
                  <TextLink
                    inline
                    link={{
                      ...openings,
                      label: fill(jobPage.notFound.more, { count: String(more) }),
                    }}
                  />
                </li>
              )}
            </ul>
          </>
        )}
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink link={openings} />
          <ButtonLink link={resume} variant="outline" />
        </div>
      </Section>
    </>
  );
}
