import { useState } from 'react';
import { job as jobPage } from '#content';
import { applicationLink, type Job } from '~/careers/job';
import type { PostingFacts } from '~/careers/posting-facts';
import { Button, ButtonLink, copyText } from '~/components/Button';
import { Icon } from '~/components/Icon';
import { CheckList, Fact, Paragraphs } from '~/components/lists';
import { SectionHeading } from '~/components/Section';
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

function howToApply(job: Job) {
  const { byEmail, online } = jobPage.apply;
  const link = applicationLink(job.application_url);
  return { link, words: link?.kind === 'email' ? byEmail : online };
}

export function ApplyButton({ job, className }: { job: Job; className?: string }) {
  const { link, words } = howToApply(job);
  if (!link) return null;
  const { button: label } = words;
  return <ButtonLink link={{ href: link.href, label }} variant="accent" className={className} />;
}

export function HowToApply({ job }: { job: Job }) {
  const { heading, missing } = jobPage.apply;
  const { link, words } = howToApply(job);
  return (
    <section className="card p-6">
      <h2 className="step-1">{heading}</h2>
      <p className="mt-3 text-muted">{link ? words.text : missing}</p>
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
      <Paragraphs texts={facts.statements} className="measure mt-4 whitespace-pre-line" />
      <h3 className="step-1 mt-8">{next.heading}</h3>
      <CheckList items={next.steps} className="measure mt-4" />
      <h3 className="step-1 mt-8">{accommodation.heading}</h3>
      <p className="measure mt-4 whitespace-pre-line">
        {facts.accommodation ?? accommodation.text}
      </p>
      <p className="measure mt-2">
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
  // Counted, so that the same outcome is announced again.
  const [outcome, setOutcome] = useState({ text: '', count: 0 });
  const say = (text: string) => setOutcome(({ count }) => ({ text, count: count + 1 }));
  const address = () => new URL(url, location.href).href;
  const copy = async () => say((await copyText(address())) ? texts.copied : texts.refused);
  const share = async () => {
    if (!navigator.share) return copy();
    try {
      await navigator.share({ title, url: address() });
      say(texts.shared);
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
      // Closing the share sheet is not an error.
      await (error.name === 'AbortError' ? say('') : copy());
    }
  };
  return (
    <div className="needs-script no-print flex flex-wrap items-center gap-3">
      <Button size="sm" variant="outline" onClick={copy}>
        <Icon name="i-lucide-link" className="icon-4" />
        {texts.copy}
      </Button>
      <Button size="sm" variant="outline" onClick={share}>
        <Icon name="i-lucide-share-2" className="icon-4" />
        {texts.share}
      </Button>
      <p role="status" className="step--1 text-muted">
        <span key={outcome.count}>{outcome.text}</span>
      </p>
    </div>
  );
}
