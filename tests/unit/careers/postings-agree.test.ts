import fc from 'fast-check';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { parseJob } from '../../../app/careers/job.ts';
import { jobPosting } from '../../../app/careers/job-posting.ts';
import { pageOfJobs } from '../../../app/careers/list/page-of-jobs.ts';
import { placeName, postingFacts, remoteCountry } from '../../../app/careers/posting-facts.ts';
import { escapeMarkup, xmlText } from '../../../app/markup.ts';
import { composeBoardFeed, composeFeed } from '../../../app/routes/careers-feed.ts';
import { jsonFeed, rss } from '../../../app/server/feed.server.ts';
import { fuzz } from '../../support/fuzz.ts';
import { postingRow } from '../../support/posting-rows.ts';

const text = v.pipe(v.string(), v.nonEmpty());
const url = v.pipe(v.string(), v.url());
const amount = v.pipe(v.number(), v.gtValue(0));
const moment = v.pipe(
  v.string(),
  v.check((said) => !Number.isNaN(Date.parse(said))),
);

/**
 * What Google's job search asks for (developers.google.com/search/docs/appearance/structured-data/job-posting): work from
 * home names the country it is open to, anything else has a place.
 */
const JobPostingSchema = v.pipe(
  v.object({
    title: text,
    description: text,
    url,
    hiringOrganization: v.object({ name: text, sameAs: url }),
    jobLocation: v.optional(v.object({ address: v.union([text, v.object({})]) })),
    jobLocationType: v.optional(v.literal('TELECOMMUTE')),
    applicantLocationRequirements: v.optional(v.object({ name: text })),
    baseSalary: v.optional(
      v.object({
        currency: v.pipe(v.string(), v.length(3)),
        value: v.union([
          v.object({ value: amount }),
          v.object({ minValue: amount, maxValue: amount }),
        ]),
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

const BoardFeedSchema = v.object({
  source: v.object({ job: v.array(v.record(v.string(), v.string())) }),
});

const JsonFeedSchema = v.object({
  items: v.array(v.object({ id: url, url, title: text, _position: v.unknown() })),
});

const origin = 'https://site.example';
const now = Date.parse('2026-06-15T12:00:00Z');
const parser = new XMLParser({
  parseTagValue: false,
  trimValues: false,
  isArray: (name) => name === 'job' || name === 'item',
});
const forbiddenInXml = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u;
/** What an XML parser makes of a text's line breaks (XML 1.0, section 2.11). */
const parsedText = (text: string) => xmlText(text).replaceAll(/\r\n?/g, '\n');

it('page, structured data and feeds say the same of every row', { timeout: fuzz.timeout }, () => {
  const property = fc.property(postingRow, (row) => {
    const parsed = parseJob(row);
    if ('flaw' in parsed) throw new Error(`hidden by its ${parsed.flaw}`);
    const { job } = parsed;
    expect(parseJob(job)).toEqual(parsed);
    const facts = postingFacts(job, now);
    const [card] = pageOfJobs([job], new URLSearchParams(), now).cards;
    expect(card).toMatchObject({
      pay: facts.pay,
      arrangement: facts.arrangement,
      closes: facts.closing?.distance ?? null,
    });

    const data = v.parse(
      JobPostingSchema,
      JSON.parse(JSON.stringify(jobPosting(job, (path) => origin + path))),
    );
    expect(data.validThrough).toBe(job.closes_at ?? undefined);
    expect(data.baseSalary === undefined).toBe(facts.pay === null);
    expect(data.employmentType === undefined).toBe(facts.employment === null);
    expect(data.applicantLocationRequirements?.name).toBe(remoteCountry(job) ?? undefined);
    for (const statement of facts.statements.filter((text) => !text.includes('\n'))) {
      expect(data.description).toContain(escapeMarkup(statement));
    }

    const xml = composeBoardFeed([job], origin);
    expect(xml).not.toMatch(forbiddenInXml);
    expect(XMLValidator.validate(xml)).toBe(true);
    const [listed] = v.parse(BoardFeedSchema, parser.parse(xml)).source.job;
    expect(listed).toMatchObject({
      title: parsedText(job.title),
      referencenumber: job.slug,
      salary: facts.pay ?? '',
      jobtype: facts.employment ?? '',
      city: parsedText(job.city ?? ''),
      state: job.region ?? '',
      country: job.country ?? '',
      category: parsedText(job.department ?? ''),
      description: parsedText(data.description),
    });

    const feed = composeFeed([job], origin);
    expect(rss(feed)).not.toMatch(forbiddenInXml);
    expect(XMLValidator.validate(rss(feed))).toBe(true);
    const [item] = v.parse(JsonFeedSchema, JSON.parse(jsonFeed(feed))).items;
    expect(item?._position).toMatchObject({
      place: placeName(job),
      ...(facts.pay && { pay: facts.pay }),
      ...(job.closes_at && { closes_at: job.closes_at }),
    });
  });
  fc.assert(property, { numRuns: fuzz.runs });
});
