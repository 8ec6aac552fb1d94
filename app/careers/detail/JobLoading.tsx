import { jobPage } from '~/content/careers';

/** Shown while the job is on its way after a navigation inside the page. */
export function JobLoading() {
  return (
    <div className="wrap section-space min-h-[60vh]">
      <p role="status" className="step-1 text-muted">
        {jobPage.loading}
      </p>
    </div>
  );
}
