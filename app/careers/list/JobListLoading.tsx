import { Section } from '~/components/Section';
import { careers } from '~/content/careers';

/** Shown while the jobs are on their way after a navigation inside the page: the first two places. */
export function JobListLoading() {
  return (
    <Section ground="mist">
      <p role="status" className="step-1 text-muted">
        {careers.list.loading}
      </p>
      <div aria-hidden="true" className="mt-8 grid gap-4 md:grid-cols-2">
        <div className="card h-60" />
        <div className="card h-60" />
      </div>
    </Section>
  );
}
