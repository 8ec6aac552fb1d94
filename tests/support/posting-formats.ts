import * as v from 'valibot';

const text = v.pipe(v.string(), v.nonEmpty());
const url = v.pipe(v.string(), v.url());
const code = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/));
const amount = v.pipe(v.number(), v.gtValue(0));
const moment = v.pipe(
  v.string(),
  v.check((said) => !Number.isNaN(Date.parse(said))),
);

const address = v.object({
  addressRegion: v.optional(code),
  addressCountry: v.optional(code),
});
const range = v.pipe(
  v.object({ minValue: amount, maxValue: amount }),
  v.check(({ minValue, maxValue }) => minValue < maxValue),
);

/**
 * What Google's job search takes (developers.google.com/search/docs/appearance/structured-data/job-posting) beyond the
 * names of schema.org, which the types know. Work from home names the country it is open to; anything else has a place.
 */
export const JobPostingSchema = v.pipe(
  v.object({
    title: text,
    description: text,
    url,
    hiringOrganization: v.object({ name: text, sameAs: url }),
    jobLocation: v.optional(v.object({ address: v.union([text, address]) })),
    jobLocationType: v.optional(v.literal('TELECOMMUTE')),
    applicantLocationRequirements: v.optional(v.object({ name: text })),
    baseSalary: v.optional(
      v.object({
        currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)),
        value: v.union([v.object({ value: amount }), range]),
      }),
    ),
    employmentType: v.optional(text),
    datePosted: v.optional(moment),
    validThrough: v.optional(moment),
  }),
  v.check(({ jobLocation, jobLocationType, applicantLocationRequirements: country }) =>
    jobLocation ? !jobLocationType && !country : Boolean(jobLocationType && country),
  ),
);

/** The XML that job boards take (docs.indeed.com/indeed-apply/xml-feed), parsed. */
export const BoardFeedSchema = v.object({
  source: v.object({
    publisher: text,
    publisherurl: url,
    job: v.array(
      v.object({
        title: text,
        date: v.union([v.literal(''), v.pipe(v.string(), v.isoTimestamp())]),
        referencenumber: v.pipe(v.string(), v.slug()),
        url,
        company: text,
        city: v.string(),
        state: v.union([v.literal(''), code]),
        country: v.union([v.literal(''), code]),
        description: text,
        salary: v.string(),
        jobtype: v.string(),
        category: v.string(),
      }),
    ),
  }),
});

/** JSON Feed 1.1 (jsonfeed.org/version/1.1) with our extension. */
export const JsonFeedSchema = v.object({
  version: v.literal('https://jsonfeed.org/version/1.1'),
  title: text,
  home_page_url: url,
  feed_url: url,
  items: v.array(
    v.object({
      id: url,
      url,
      title: text,
      content_text: v.string(),
      date_published: v.optional(moment),
      _position: v.unknown(),
    }),
  ),
});
