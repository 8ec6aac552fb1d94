import { Section } from '~/components/Section';
import { careers } from '~/content/careers';

/** Shown while the jobs are on their way after a navigation inside the page. */
export function JobListLoading() {
  return (
    <Section ground="mist">
      <p role="status" className="step-1 text-muted">
        {careers.list.loading}
      </p>
    </Section>
  );
}
