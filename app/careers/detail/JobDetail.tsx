import { job as jobPage } from '#content';
import { ButtonLink } from '~/components/Button';
import { DataAge } from '~/components/DataAge';
import { Icon } from '~/components/Icon';
import { SmartLink } from '~/components/links';
import { CheckList } from '~/components/lists';
import { PageHeader } from '~/components/PageHeader';
import { canonical, fullTitle } from '~/components/page-meta';
import { Section, SectionHeading } from '~/components/Section';
import { careersHead } from '~/pictures/careers-head';
import { ApplyButton, HowToApply, HowWeHire, JobFacts, type Posting, ShareJob } from './JobAside';

export function JobDetail({ job, facts, ageSeconds }: Posting & { ageSeconds: number | null }) {
  const path = `/careers/${job.slug}`;
  const { link, ...questions } = jobPage.questions;
  const place = [job.location, job.department].filter(Boolean).join('\u00a0· ');
  return (
    <>
      <PageHeader title={job.title} subtitle={place} image={careersHead} kicker={<BackLink />} />
      <ApplyBar job={job} facts={facts} />
      <div className="wrap section-space grid gap-x-8 gap-y-10 lg:grid-cols-3">
        <div className="grid content-start gap-12 lg:col-span-2">
          <section aria-labelledby="about-role">
            <SectionHeading id="about-role" heading={jobPage.about} size="step-2" />
            <p className="mt-4 whitespace-pre-line">{job.description}</p>
          </section>
          <Points heading={jobPage.qualifications} items={job.qualifications} />
          <Points heading={jobPage.benefits} items={job.benefits} />
          <HowWeHire facts={facts} />
        </div>
        <aside
          aria-labelledby="job-details"
          className="grid content-start gap-6 lg:sticky lg:top-24 lg:self-start"
        >
          <JobFacts job={job} facts={facts} />
          <HowToApply job={job} />
          <ShareJob title={job.title} url={canonical(path)} />
          <DataAge seconds={ageSeconds} />
        </aside>
      </div>
      <Section
        ground="mist"
        labelledBy="questions"
        {...questions}
        size="step-2"
        beside={<ButtonLink link={link} variant="outline" />}
        className="no-print"
      />
    </>
  );
}

export function BackLink() {
  return (
    <SmartLink
      to={jobPage.back.href}
      className="inline-flex items-center gap-2 lone-link step--1 text-muted underline-transparent @hover:underline-current"
    >
      <Icon name="i-lucide-arrow-left" className="icon-4" />
      {jobPage.back.label}
    </SmartLink>
  );
}

/** What decides, before the text. */
function ApplyBar({ job, facts }: Posting) {
  return (
    <div className="no-print border-b border-line">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
        <p className="step--1">
          {[facts.pay, facts.hours].filter(Boolean).join('\u00a0· ')}
          {facts.closing && (
            <span className="block">
              {jobPage.details.closes} {facts.closing.day} ({facts.closing.distance})
            </span>
          )}
        </p>
        <ApplyButton job={job} />
      </div>
    </div>
  );
}

function Points({ heading, items }: { heading: string; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <section>
      <h2 className="step-2">{heading}</h2>
      <CheckList items={items} className="measure mt-5" />
    </section>
  );
}

const lines = ['w-2/5', 'w-full', 'w-4/5'] as const;

export function JobLoading() {
  const { loading } = jobPage;
  return (
    <>
      <title>{fullTitle(loading)}</title>
      <PageHeader title={loading} subtitle={'\u00a0'} image={careersHead} kicker={<BackLink />} />
      <div className="h-35.75 border-b border-line sm:h-19.25" />
      <div
        aria-hidden="true"
        className="wrap section-space grid min-h-[800vh] content-start gap-x-8 gap-y-10 lg:grid-cols-3"
      >
        <div className="grid content-start gap-4 lg:col-span-2">
          {lines.map((width) => (
            <div key={width} className={`h-4 rounded-xl bg-mist ${width}`} />
          ))}
        </div>
        <div className="card h-60" />
      </div>
    </>
  );
}
