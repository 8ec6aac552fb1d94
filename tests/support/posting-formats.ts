import * as v from 'valibot';

const moment = v.pipe(
  v.string(),
  v.check((text) => !Number.isNaN(Date.parse(text))),
);
const amount = v.pipe(v.number(), v.gtValue(0));
const text = v.pipe(v.string(), v.nonEmpty());
const quantity = {
  '@type': v.literal('QuantitativeValue'),
  unitText: v.picklist(['HOUR', 'WEEK', 'MONTH', 'YEAR']),
};
const monetary = v.strictObject({
  '@type': v.literal('MonetaryAmount'),
  currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
  value: v.union([
    v.strictObject({ ...quantity, value: amount }),
    v.pipe(
      v.strictObject({ ...quantity, minValue: amount, maxValue: amount }),
      v.check(({ minValue, maxValue }) => minValue < maxValue),
    ),
  ]),
});

/**
 * What Google's job search takes (developers.google.com/search/docs/appearance/structured-data/job-posting): the
 * required properties and those of the recommended ones that we have, and no other. Work from home names the countries it
 * is open to; anything else has a place.
 */
export const JobPostingSchema = v.pipe(
  v.strictObject({
    '@type': v.literal('JobPosting'),
    title: text,
    description: text,
    url: v.pipe(v.string(), v.url()),
    identifier: v.strictObject({ '@type': v.literal('PropertyValue'), name: text, value: text }),
    hiringOrganization: v.strictObject({
      '@type': v.literal('Organization'),
      name: text,
      sameAs: v.pipe(v.string(), v.url()),
    }),
    jobLocation: v.optional(
      v.strictObject({
        '@type': v.literal('Place'),
        address: v.union([
          text,
          v.strictObject({
            '@type': v.literal('PostalAddress'),
            addressLocality: v.optional(text),
            addressRegion: v.optional(v.pipe(v.string(), v.length(2))),
            addressCountry: v.optional(v.pipe(v.string(), v.length(2))),
          }),
        ]),
      }),
    ),
    jobLocationType: v.optional(v.literal('TELECOMMUTE')),
    applicantLocationRequirements: v.optional(
      v.strictObject({ '@type': v.literal('Country'), name: text }),
    ),
    baseSalary: v.optional(monetary),
    employmentType: v.optional(
      v.picklist(['FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN', 'VOLUNTEER']),
    ),
    datePosted: v.optional(moment),
    validThrough: v.optional(moment),
    directApply: v.literal(false),
  }),
  v.check(
    (job) =>
      (job.jobLocationType !== undefined) === (job.applicantLocationRequirements !== undefined) &&
      (job.jobLocationType !== undefined) === (job.jobLocation === undefined),
  ),
);

/** The XML that job boards take (docs.indeed.com/indeed-apply/xml-feed), parsed: these elements, each of them once. */
export const BoardFeedSchema = v.object({
  source: v.strictObject({
    '#text': v.optional(v.string()),
    publisher: text,
    publisherurl: v.pipe(v.string(), v.url()),
    job: v.optional(
      v.array(
        v.strictObject({
          '#text': v.optional(v.string()),
          title: text,
          date: v.union([v.literal(''), v.pipe(v.string(), v.isoTimestamp())]),
          referencenumber: v.pipe(v.string(), v.slug()),
          url: v.pipe(v.string(), v.url()),
          company: text,
          city: v.string(),
          state: v.pipe(v.string(), v.regex(/^([A-Z]{2})?$/)),
          country: v.pipe(v.string(), v.regex(/^([A-Z]{2})?$/)),
          description: text,
          salary: v.string(),
          jobtype: v.string(),
          category: v.string(),
        }),
      ),
      [],
    ),
  }),
});

/** JSON Feed 1.1 (jsonfeed.org/version/1.1) with our extension. */
export const JsonFeedSchema = v.object({
  version: v.literal('https://jsonfeed.org/version/1.1'),
  title: text,
  home_page_url: v.pipe(v.string(), v.url()),
  feed_url: v.pipe(v.string(), v.url()),
  items: v.array(
    v.object({
      id: v.pipe(v.string(), v.url()),
      url: v.pipe(v.string(), v.url()),
      title: text,
      content_text: v.string(),
      date_published: v.optional(moment),
      _position: v.strictObject({
        place: text,
        department: v.optional(text),
        pay: v.optional(text),
        employment_type: v.optional(text),
        hours_per_week: v.optional(amount),
        work_arrangement: v.optional(v.picklist(['on_site', 'hybrid', 'remote'])),
        country: v.optional(v.pipe(v.string(), v.length(2))),
        closes_at: v.optional(moment),
      }),
    }),
  ),
});
