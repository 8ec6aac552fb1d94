import { useSearchParams } from 'react-router';
import { careers, job as jobPage } from '#content';
import { DataAge } from '~/components/DataAge';
import { Icon } from '~/components/Icon';
import { CardHeading, SmartLink, TextLink } from '~/components/links';
import { Section } from '~/components/Section';
import { JobFilterForm } from './JobFilterForm';
import {
  type JobCard,
  type JobsPage,
  listAddress,
  type Positions,
  pageOfJobs,
} from './page-of-jobs';

const labels = jobPage.details;

export function JobList({ ageSeconds, ...all }: Positions & { ageSeconds: number | null }) {
  const { heading, empty, filter: filterWords } = careers.list;
  const [query] = useSearchParams();
  const list = pageOfJobs(all, query);
  return (
    <Section
      ground="mist"
      id="openings"
      labelledBy="open-positions"
      heading={heading}
      beside={<DataAge seconds={ageSeconds} />}
    >
      {all.facets && <JobFilterForm {...list} facets={all.facets} />}
      {list.total === 0 && <p className="measure mt-8 step-1">{empty}</p>}
      {list.total > 0 && list.matching === 0 && (
        <p className="mt-8 card p-8 step-1">
          {filterWords.none}{' '}
          <TextLink inline link={{ href: '/careers#openings', label: filterWords.clear }} />
        </p>
      )}
      {list.matching > 0 && (
        <ul className="mt-8 grid gap-4 md:grid-cols-2">
          {list.shown.map((job) => (
            <li key={job.id} className="grid">
              <Card {...job} />
            </li>
          ))}
        </ul>
      )}
      <JobPages {...list} />
    </Section>
  );
}

function Card({ title, location, department, slug, preview, pay, arrangement, closes }: JobCard) {
  return (
    <article className="card card-link group relative p-6">
      <CardHeading to={`/careers/${slug}`}>{title}</CardHeading>
      <dl className="mt-2 flex flex-wrap gap-x-4 gap-y-1 step--1 text-muted">
        <IconFact icon="i-lucide-map-pin" label={labels.location} text={location} />
        <IconFact icon="i-lucide-laptop" label={labels.arrangement} text={arrangement} />
        <IconFact icon="i-lucide-briefcase" label={labels.department} text={department} />
        <IconFact icon="i-lucide-wallet" label={labels.pay} text={pay} />
        <IconFact icon="i-lucide-calendar-clock" label={labels.closes} text={closes} isLabelled />
      </dl>
      <p className="mt-4 line-clamp-3">{preview}</p>
    </article>
  );
}

/** The icon stands for the name, unless `isLabelled`. */
function IconFact({
  icon,
  label,
  text,
  isLabelled = false,
}: {
  icon: string;
  label: string;
  text: string | null;
  isLabelled?: boolean;
}) {
  if (!text) return null;
  return (
    <div className={`flex items-center gap-x-1.5 ${isLabelled ? 'flex-wrap' : ''}`}>
      <dt className="flex items-center gap-1.5">
        <Icon name={icon} className="icon-4" />
        <span className={isLabelled ? '' : 'visually-hidden'}>{label}</span>
      </dt>
      <dd className="m-0">{text}</dd>
    </div>
  );
}

function JobPages({ page, pages, filter }: JobsPage) {
  if (pages === 1) return null;
  return (
    <nav aria-label="Pages of positions" className="mt-8 flex items-center gap-5">
      {page > 1 && (
        <SmartLink to={listAddress(filter, page - 1)} className="link py-2">
          Previous
        </SmartLink>
      )}
      <span className="text-muted">{`Page ${page} of ${pages}`}</span>
      {page < pages && (
        <SmartLink to={listAddress(filter, page + 1)} className="link py-2">
          Next
        </SmartLink>
      )}
    </nav>
  );
}

/** Longer than any list or job on a phone, because Back restores the place before they are there. */
export function JobListLoading() {
  return (
    <Section ground="mist" className="min-h-[800vh]">
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
