import { useSearchParams } from 'react-router';
import { careers, job as jobPage } from '#content';
import { DataAge } from '~/components/DataAge';
import { Icon } from '~/components/Icon';
import { CardHeading, TextLink } from '~/components/links';
import { Section } from '~/components/Section';
import { filterJobs, type JobCard, type Positions } from './filter-jobs';
import { JobFilterForm } from './JobFilterForm';

const labels = jobPage.details;

export function JobList({ ageSeconds, ...all }: Positions & { ageSeconds: number | null }) {
  const { heading, empty, filter: filterWords } = careers.list;
  const [query] = useSearchParams();
  const list = filterJobs(all, query);
  const { matching, total } = list;
  return (
    <Section
      ground="mist"
      id="openings"
      labelledBy="open-positions"
      heading={heading}
      beside={<DataAge seconds={ageSeconds} />}
    >
      {all.facets && <JobFilterForm {...list} facets={all.facets} />}
      {total === 0 && <p className="mt-8 step-1">{empty}</p>}
      {total > 0 && matching.length === 0 && (
        <p className="mt-8 card p-8 step-1">
          {filterWords.none}{' '}
          <TextLink inline link={{ href: '/careers#openings', label: filterWords.clear }} />
        </p>
      )}
      {matching.length > 0 && (
        <ul className="mt-8 grid gap-4 md:grid-cols-2">
          {matching.map((job) => (
            <li key={job.id} className="grid">
              <Card {...job} />
            </li>
          ))}
        </ul>
      )}
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
    <div className={`flex items-center ${isLabelled ? 'flex-wrap gap-x-1' : 'gap-2'}`}>
      <dt className="flex items-center gap-2">
        <Icon name={icon} className="icon-4" />
        <span className={isLabelled ? '' : 'visually-hidden'}>{label}</span>
      </dt>
      <dd className="m-0">{text}</dd>
    </div>
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
