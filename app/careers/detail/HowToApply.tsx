import { LinkButton } from '~/components/Button';
import { jobPage } from '~/content/careers';
import { applicationLink } from '../application-link';
import type { Job } from '../job';

/** How to apply: by email, on a page in a new tab, or by writing to us when the row has no usable address. */
export function HowToApply({ job }: { job: Job }) {
  const { heading, byEmail, online, missing } = jobPage.apply;
  const link = applicationLink(job.application_url);
  const words = link?.kind === 'email' ? byEmail : online;
  return (
    <section className="card p-6">
      <h2 className="step-1">{heading}</h2>
      <p className="mt-3 text-muted">{link ? words.text : missing}</p>
      {link && (
        <LinkButton link={{ href: link.href, label: words.button }} className="mt-5 w-full" />
      )}
      <a href="#how-we-hire" className="link no-print mt-4 inline-block py-1">
        {jobPage.hiring.next.heading}
      </a>
    </section>
  );
}
