import type { JobPosting } from 'schema-dts';
import { job as jobPage } from '#content';
import { organization } from '../content/organization.ts';
import { escapeMarkup } from '../text/markup.ts';
import type { Job } from './job.ts';
import { hiringStatements, type Pay, payOf, remoteCountry } from './posting-facts.ts';

const employmentTypes = {
  full_time: 'FULL_TIME',
  part_time: 'PART_TIME',
  contract: 'CONTRACTOR',
  temporary: 'TEMPORARY',
  internship: 'INTERN',
  volunteer: 'VOLUNTEER',
} as const;

/** See developers.google.com/search/docs/appearance/structured-data/job-posting. */
export function jobPosting(
  job: Job,
  canonical: (path: string) => string,
): Exclude<JobPosting, string> {
  const pay = payOf(job);
  const posted = job.posted_at ?? job.created_at;
  const { name } = organization;
  return {
    '@type': 'JobPosting',
    title: job.title,
    description: descriptionHtml(job),
    url: canonical(`/careers/${job.slug}`),
    identifier: { '@type': 'PropertyValue', name, value: job.slug },
    hiringOrganization: { '@type': 'Organization', name, sameAs: canonical('/') },
    ...whereabouts(job),
    ...(pay && { baseSalary: baseSalary(pay) }),
    ...(job.employment_type && { employmentType: employmentTypes[job.employment_type] }),
    ...(posted && { datePosted: posted }),
    ...(job.closes_at && { validThrough: job.closes_at }),
    directApply: false,
  };
}

/** The row's texts are escaped. For search engines and job boards. */
export function descriptionHtml(job: Job): string {
  const paragraphs = (text: string) =>
    text.split(/\n{2,}/).map((part) => `<p>${htmlText(part)}</p>`);
  const points = (heading: string, texts: readonly string[]) => {
    const items = texts.map((text) => `<li>${htmlText(text)}</li>`).join('');
    return items && `<p>${htmlText(heading)}</p><ul>${items}</ul>`;
  };
  const hiring = [...hiringStatements(job), ...(job.accommodation ? [job.accommodation] : [])];
  return [
    ...paragraphs(job.description),
    points(jobPage.qualifications, job.qualifications),
    points(jobPage.benefits, job.benefits),
    ...hiring.flatMap(paragraphs),
  ].join('');
}

/** Google counts only fully remote work, in a named country, as telecommuting. */
function whereabouts(job: Job) {
  const country = remoteCountry(job);
  if (country === null)
    return { jobLocation: { '@type': 'Place', address: address(job) } } as const;
  return {
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: country },
  } as const;
}

function address({ city, region, country, location }: Job) {
  if (city === null && country === null) return location;
  return {
    '@type': 'PostalAddress',
    ...(city && { addressLocality: city }),
    ...(region && { addressRegion: region }),
    ...(country && { addressCountry: country }),
  } as const;
}

function baseSalary({ from, to, period, currency }: Pay) {
  return {
    '@type': 'MonetaryAmount',
    currency,
    value: {
      '@type': 'QuantitativeValue',
      ...(to === null ? { value: from } : { minValue: from, maxValue: to }),
      unitText: period.toUpperCase(),
    },
  } as const;
}

const htmlText = (text: string) => escapeMarkup(text).replaceAll('\n', '<br>');
