import type { ReactNode } from 'react';
import type { Samples } from '~/content/collections.server';

/** A page of paper, as a printer gives it: its letterhead, what it says, and a corner that says it is a sample where it is one. */
export function Sheet({
  words: { organization, stamp, disclaimer },
  mark = <BirchMark />,
  dated,
  page,
  className = '',
  children,
}: {
  words: Pick<Samples, 'organization' | 'disclaimer'> & { stamp?: string };
  mark?: ReactNode;
  /** At the right of the letterhead: a date, or the document's title. */
  dated: ReactNode;
  /** At the foot, such as "2 of 4". */
  page?: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={`sheet on-paper ${className}`}>
      <p className="sheet-head">
        <b className="flex gap-3 font-600">
          {mark}
          {organization}
        </b>
        <span>{dated}</span>
      </p>
      {children}
      <p className="sheet-foot">
        {disclaimer} {page && <span className="ml-auto whitespace-nowrap">{page}</span>}
      </p>
      {stamp && (
        <span className="sheet-stamp" aria-hidden="true">
          <span className="absolute left-[3.1em] top-[1.7em] w-[5em] text-center font-600 leading-[1.5] [rotate:45deg] whitespace-nowrap">
            {stamp}
          </span>
        </span>
      )}
    </div>
  );
}

function BirchMark() {
  return (
    <svg className="text-evergreen" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="2.4"
        d="M6 3v18M12 1v20M18 5v16M2 21h20"
      />
      <path stroke="currentColor" strokeWidth="1.4" d="M6 8h4M12 14h4M12 6H9M18 11h3M6 16H3" />
    </svg>
  );
}
