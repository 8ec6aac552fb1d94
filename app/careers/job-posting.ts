import type { JobPosting, WithContext } from 'schema-dts';
import { organization } from '~/content/organization';
import type { Job } from './job';

/**
 * A job as structured data: the fields that the row has, so no salary and no closing date. A location that says remote is
 * declared as such, for Canada (developers.google.com/search/docs/appearance/structured-data/job-posting).
 */
export function jobPosting(job: Job, canonical: (path: string) => string): WithContext<JobPosting> {
  const remote = /\bremote\b/i.test(job.location);
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: description(job),
    url: canonical(`/careers/${job.slug}`),
    identifier: { '@type': 'PropertyValue', name: organization.name, value: job.slug },
    hiringOrganization: {
      '@type': 'Organization',
      name: organization.name,
      sameAs: canonical('/'),
    },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: remote
          ? organization.location.city
          : (job.location.split(',')[0] ?? job.location),
        addressRegion: organization.location.regionCode,
        addressCountry: organization.location.countryCode,
      },
    },
    ...(remote && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: organization.location.country },
    }),
    ...(job.created_at && { datePosted: job.created_at }),
    directApply: false,
  };
}

/** Google reads HTML here; what the row says stays text. */
function description(job: Job): string {
  const paragraphs = job.description.split(/\n{2,}/).map((text) => `<p>${escapeHtml(text)}</p>`);
  const points = [...job.qualifications, ...job.benefits].map(
    (text) => `<li>${escapeHtml(text)}</li>`,
  );
  return paragraphs.join('') + (points.length > 0 ? `<ul>${points.join('')}</ul>` : '');
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\n', '<br>');
}
