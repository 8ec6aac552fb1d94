import { buttonClass } from '~/components/Button';
import { jobPage } from '~/content/careers';
import { newTab } from '~/content/new-tab';
import { applicationLink } from '../application-link';
import type { Job } from '../job';

/** How to apply: by email, on a page in a new tab, or by writing to us when the row has no usable address. */
export function HowToApply({ job }: { job: Job }) {
  const { heading, byEmail, online, missing } = jobPage.apply;
  const link = applicationLink(job.application_url);
  return (
    <section className="card p-6">
      <h2 className="step-1">{heading}</h2>
      <p className="mt-3 text-muted">
        {link === null ? missing : link.kind === 'email' ? byEmail.text : online.text}
      </p>
      {link?.kind === 'email' && (
        <a href={link.href} className={buttonClass({ className: 'mt-5 w-full' })}>
          {byEmail.button}
        </a>
      )}
      {link?.kind === 'web' && (
        <a
          href={link.href}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass({ className: 'mt-5 w-full' })}
        >
          {online.button}
          <span className="visually-hidden"> {newTab}</span>
        </a>
      )}
      <a href="#how-we-hire" className="link no-print mt-4 inline-block py-1">
        {jobPage.hiring.next.heading}
      </a>
    </section>
  );
}
