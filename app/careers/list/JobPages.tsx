import { SmartLink } from '~/components/SmartLink';
import type { JobsPage } from './page-of-jobs';

/** Previous and next page of a long list; nothing when one page holds it. */
export function JobPages({ page, pages, filter }: JobsPage) {
  if (pages === 1) return null;
  const address = (number: number) => {
    const query = new URLSearchParams({ page: String(number) });
    for (const [name, value] of Object.entries(filter)) if (value) query.set(name, value);
    return `/careers?${query}`;
  };
  return (
    <nav aria-label="Pages of positions" className="mt-8 flex items-center gap-5">
      {page > 1 && (
        <SmartLink to={address(page - 1)} className="link py-2">
          Previous
        </SmartLink>
      )}
      <span className="text-muted">
        Page {page} of {pages}
      </span>
      {page < pages && (
        <SmartLink to={address(page + 1)} className="link py-2">
          Next
        </SmartLink>
      )}
    </nav>
  );
}
