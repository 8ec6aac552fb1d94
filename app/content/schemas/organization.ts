import * as v from 'valibot';
import { isTimeZone } from '../../text/time-zone.ts';
import {
  group,
  HrefSchema,
  IconSchema,
  prose,
  SlugSchema,
  text,
  textBetween,
} from './primitives.ts';

/** The facts about the organization that pages, structured data and feeds share. Rebranding starts here. */
export const OrganizationSchema = v.strictObject({
  name: textBetween('the name', 2, 200),
  shortName: text('the short name'),
  tagline: text('the tagline'),
  description: prose('the description', 'One sentence for search engines and feeds.'),
  footerLine: text('the line in the footer'),
  copyrightYear: v.pipe(v.number('write a year'), v.integer('write a year')),
  email: v.pipe(v.string(), v.email('write an email address')),
  location: v.strictObject({
    text: text('the location'),
    city: text('the city'),
    region: text('the province'),
    regionCode: text('the province in letters', 'Such as ON.'),
    country: text('the country'),
    countryCode: v.pipe(
      text('the country in letters', 'Two letters, such as CA.'),
      v.length(2, 'write two letters, such as CA'),
    ),
  }),
  timeZone: v.pipe(
    text('the time zone', 'In which dates and times are said, such as America/Toronto.'),
    // PostgreSQL and older browsers read an offset such as -05:00 otherwise, or not at all.
    v.check(
      (zone) => !/^[+-]/.test(zone) && isTimeZone(zone),
      'name a time zone of the IANA list, such as America/Toronto',
    ),
  ),
  mailingAddress: v.optional(
    v.pipe(
      v.string('write the mailing address as text'),
      v.check((value) => value === value.trim(), 'remove the blanks at its start or end'),
      v.title('Mailing address'),
      v.description(
        'Canada’s anti-spam law wants it beside every request for consent and in every issue. Until you fill it in, pages name the location alone.',
      ),
    ),
    '',
  ),
  privacyOfficer: text('the title of the person responsible for privacy', 'Not the name.'),
  privacyRegulator: v.strictObject({ name: text('the name'), href: HrefSchema }),
  phone: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^\+\d[\d -]{6,16}\d$/,
        'write it with the country’s code, such as +1 416-555-0134, or take the field out',
      ),
      v.title('Telephone'),
      v.description('In the footer and beside the contact form; nowhere without it.'),
    ),
  ),
  bookingUrl: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^https:\/\/\S+$/, 'write an https address, or take the field out'),
      v.title('Booking page'),
      v.description('Without it, visitors propose times in the form.'),
    ),
  ),
  social: v.pipe(
    v.array(
      v.strictObject({
        name: text('the network'),
        icon: IconSchema,
        href: HrefSchema,
      }),
    ),
    v.title('Profiles'),
    v.description('Write # as the address until there is an account.'),
  ),
  partner: v.strictObject({
    name: text('the partner’s name'),
    suite: text('the suite’s name'),
    suiteLaunch: v.pipe(
      v.string(),
      v.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'write the month as YYYY-MM'),
      v.title('Month of the suite’s launch'),
      v.description('Texts that name {suiteLaunch} are in the past tense once it is over.'),
    ),
    suiteNews: text('the line in the footer about the suite'),
  }),
  ceo: group('Chief executive', {
    slug: v.pipe(SlugSchema, v.title('Last part of the page’s address')),
    name: text('the name'),
    role: text('the role'),
  }),
  experience: text('the claim about experience'),
  replyPromise: text('the promise about replies'),
  imageBase: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^(https:\/\/\S*[^/\s])?$/, 'write an https address without a final /, or nothing'),
      // The pictures have to be copied there first, which is the developer's work.
      v.metadata({ widget: 'hidden' }),
    ),
  ),
});

export type OrganizationFacts = v.InferInput<typeof OrganizationSchema>;
