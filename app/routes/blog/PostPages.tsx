import { Button } from '~/components/Button';
import { blog } from '~/content/blog';

/** The pages of the list: there is one, so both ways are closed (specification, section 9, Blog). */
export function PostPages() {
  const { label, previous, position, next } = blog.pagination;
  return (
    <nav
      aria-label={label}
      className="no-print mt-10 flex flex-wrap items-center justify-center gap-5"
    >
      <Button variant="outline" size="sm" disabled>
        {previous}
      </Button>
      <p className="text-muted">{position}</p>
      <Button variant="outline" size="sm" disabled>
        {next}
      </Button>
    </nav>
  );
}
