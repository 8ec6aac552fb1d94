import { job as jobPage } from '#content';
import type { Job } from '~/careers/job';
import type { PostingFacts } from '~/careers/posting-facts';
import { Button, ButtonLink } from '~/components/Button';
import { CopyButton } from '~/components/CopyButton';
import { Icon } from '~/components/Icon';
import { CheckList, Fact, Paragraphs } from '~/components/lists';
import { SectionHeading } from '~/components/Section';
import { useHydrated } from '~/components/useHydrated';
import { organization } from '~/content/organization';

export interface Posting {
  readonly job: Job;
  readonly facts: PostingFacts;
}

export function JobFacts({ job, facts }: Posting) {
  const { heading, addToCalendar, ...labels } = jobPage.details;
  const { closing } = facts;
  return (
    <section className="card p-6">
      <h2 id="job-details" className="step-1">
        {heading}
      </h2>
      <dl className="mt-4 grid gap-3 [&_dd]:font-600">
        <Fact label={labels.location}>{job.location}</Fact>
        <Fact label={labels.department}>{job.department}</Fact>
        <Fact label={labels.pay}>{facts.pay}</Fact>
        <Fact label={labels.employment}>{facts.employment}</Fact>
        <Fact label={labels.hours}>{facts.hours}</Fact>
        <Fact label={labels.arrangement}>{facts.arrangement}</Fact>
        {closing && (
          <Fact label={labels.closes}>
            <time dateTime={closing.moment}>{closing.date}</time> ({closing.distance})
          </Fact>
        )}
      </dl>
      {closing && (
        <a
          href={`/careers/${job.slug}/closing.ics`}
          download={`${job.slug}.ics`}
          className="link no-print mt-4 inline-flex items-center gap-2 lone-link"
        >
          <Icon name="i-lucide-calendar-clock" className="icon-4" />
          {addToCalendar}
        </a>
      )}
    </section>
  );
}

const wordsFor = (href: string) =>
  href.startsWith('mailto:') ? jobPage.apply.byEmail : jobPage.apply.online;

export function ApplyButton({ job, className }: { job: Job; className?: string }) {
  const { application_url: href } = job;
  if (!href) return null;
  const { button: label } = wordsFor(href);
  return <ButtonLink link={{ href, label }} variant="accent" className={className} />;
}

export function HowToApply({ job }: { job: Job }) {
  const { heading, missing } = jobPage.apply;
  const { application_url: href } = job;
  return (
    <section className="card p-6">
      <h2 className="step-1">{heading}</h2>
      <p className="mt-3 text-muted">{href ? wordsFor(href).text : missing}</p>
      <ApplyButton job={job} className="mt-5 w-full" />
      <a href="#how-we-hire" className="link no-print mt-4 lone-link">
        {jobPage.hiring.next.heading}
      </a>
    </section>
  );
}

export function HowWeHire({ facts }: { facts: PostingFacts }) {
  const { heading, next, accommodation } = jobPage.hiring;
  return (
    <section aria-labelledby="how-we-hire">
      <SectionHeading id="how-we-hire" heading={heading} size="step-2" />
      <Paragraphs texts={facts.statements} className="mt-4 whitespace-pre-line" />
      <h3 className="step-1 mt-8">{next.heading}</h3>
      <CheckList items={next.steps} className="measure mt-4" />
      <h3 className="step-1 mt-8">{accommodation.heading}</h3>
      <p className="mt-4 whitespace-pre-line">{facts.accommodation ?? accommodation.text}</p>
      <p className="mt-2">
        {accommodation.write}{' '}
        <a href={organization.generalEnquiries} className="link">
          {organization.email}
        </a>
        .
      </p>
    </section>
  );
}

const { share: texts } = jobPage;

export function ShareJob({ title, url }: { title: string; url: string }) {
  const canShare = useHydrated() && 'share' in navigator;
  const address = () => new URL(url, location.href).href;
  const share = () =>
    navigator.share({ title, url: address() }).catch((error: unknown) => {
      // Whoever closes the share sheet makes it an error.
      if (!(error instanceof DOMException)) throw error;
    });
  return (
    <div className="needs-script no-print flex flex-wrap items-center gap-3">
      <CopyButton words={texts} icon="i-lucide-link" text={address} />
      {canShare && (
        <Button variant="outline" onClick={share}>
          <Icon name="i-lucide-share-2" className="icon-4" />
          {texts.share}
        </Button>
      )}
    </div>
  );
}
