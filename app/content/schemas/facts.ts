import * as v from 'valibot';
import { weekdays } from '../../text/long-date.ts';
import { isTimeZone } from '../../text/time-zone.ts';
import { pictureKeyOf } from './picture-key.ts';
import {
  ConfirmationSchema,
  DaySchema,
  HrefSchema,
  httpsAddress,
  IconSchema,
  IdSchema,
  prose,
  SlugSchema,
  some,
  someDistinct,
  text,
  textBetween,
  words,
} from './primitives.ts';

// The files of app/content/data that hold facts. Pages, structured data, feeds and mails share them.

const whole = (least: number, most: number) =>
  v.pipe(
    v.number('write a number'),
    v.integer('write a whole number'),
    v.minValue(least, `write at least ${least}`),
    v.maxValue(most, `write at most ${most}`),
  );

/** Shown by its name on Pricing, service pages, the FAQ and the estimate: {priceNotice}. */
const FactSchema = v.strictObject({ text: prose, standing: ConfirmationSchema });

/** Who we are. Rebranding starts here. */
export const OrganizationSchema = v.strictObject({
  name: textBetween(2, 200),
  ...words('shortName', 'tagline').entries,
  description: v.pipe(prose, v.description('One sentence for search engines and feeds.')),
  footerLine: text,
  copyrightYear: whole(1900, 3000),
  email: v.pipe(v.string(), v.email('write an email address')),
  location: v.strictObject({
    ...words('text', 'city', 'region').entries,
    regionCode: v.pipe(text, v.description('Such as ON.')),
    country: text,
    countryCode: v.pipe(text, v.length(2, 'write two letters, such as CA')),
  }),
  timeZone: v.pipe(
    text,
    v.description('In which dates and times are said, such as America/Toronto.'),
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
      v.description(
        'Canada’s anti-spam law wants it beside every request for consent and in every issue. Until you fill it in, pages name the location alone.',
      ),
    ),
    '',
  ),
  privacyOfficer: v.pipe(text, v.description('A title, not a name.')),
  privacyRegulator: v.strictObject({ name: text, href: HrefSchema }),
  phone: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^\+\d[\d -]{6,16}\d$/,
        'write it with the country’s code, such as +1 416-555-0134, or take the field out',
      ),
      v.description('In the footer and beside the contact form; nowhere without it.'),
    ),
  ),
  bookingUrl: v.optional(
    v.pipe(httpsAddress, v.description('Without it, visitors propose times in the form.')),
  ),
  social: v.pipe(
    v.array(v.strictObject({ name: text, icon: IconSchema, href: HrefSchema })),
    v.description('Write # as the address until there is an account.'),
  ),
  partner: v.strictObject({
    ...words('name', 'suite').entries,
    suiteLaunch: v.pipe(
      v.string(),
      v.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'write the month as YYYY-MM'),
      v.description(
        'A month. Texts that name {suiteLaunch} are in the past tense once it is over.',
      ),
    ),
    suiteNews: text,
  }),
  ceo: v.strictObject({ slug: SlugSchema, ...words('name', 'role').entries }),
  ...words('experience', 'replyPromise').entries,
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

const price = v.pipe(v.number('write a number'), v.minValue(0, 'write 0 or more'));
const productPrice = v.pipe(price, v.minValue(1, 'write 1 or more'));
const packPrice = v.optional(
  v.pipe(productPrice, v.description('Leave it empty until there is a price: its card says so.')),
);

const TierSchema = v.pipe(
  v.strictObject({
    min: v.pipe(whole(1, 100_000), v.title('From (employees)')),
    max: v.pipe(whole(1, 100_000), v.title('To (employees)')),
    monthlyRate: v.pipe(price, v.description('For one full-time employee, a month.')),
  }),
  v.metadata({ summary: '{{fields.min}} to {{fields.max}} employees: {{fields.monthlyRate}}' }),
);

const StaffTypeSchema = v.strictObject({
  id: v.pipe(
    v.picklist(['full_time', 'part_time', 'relief', 'volunteers']),
    v.description('The price estimate counts by it: leave it as it is.'),
  ),
  ...words('label', 'definition').entries,
  share: v.pipe(
    v.number('write a number'),
    v.minValue(0, 'write 0 to 1'),
    v.maxValue(1, 'write 0 to 1'),
    v.description('The part of the full-time rate that is charged, such as 0.5 for a half.'),
  ),
  shareText: text,
});

const priceFacts = [
  ...(['basis', 'scope', 'training', 'people', 'reply', 'planning', 'hours'] as const),
  ...(['size', 'team', 'assessment', 'billing', 'term', 'notice', 'tax'] as const),
] as const;

/** What we charge: the numbers that tables, estimator, structured data and texts share. */
export const PricesSchema = v.strictObject({
  currency: v.literal('CAD'),
  tiers: v.pipe(
    some(TierSchema),
    v.check(
      (all) => all.every(({ min, max }, i) => min === (all[i - 1]?.max ?? 0) + 1 && max >= min),
      'let each tier begin where the one before it ends, and end no lower than it begins',
    ),
    v.title('Rates by number of employees'),
  ),
  staffTypes: v.pipe(
    v.array(StaffTypeSchema),
    v.length(4, 'list exactly 4'),
    v.description('The four that the price estimate asks for.'),
  ),
  toolkit: v.strictObject({
    name: text,
    prices: v.strictObject({
      'full-toolkit': productPrice,
      'finance-pack': packPrice,
      'governance-pack': packPrice,
    }),
    ...words('templates', 'delivery').entries,
  }),
  facts: v.strictObject(v.entriesFromList(priceFacts, FactSchema)),
});

/** Who counts as what, and the share of the full-time rate. */
export type StaffType = v.InferOutput<typeof StaffTypeSchema>;
export type Rates = Omit<v.InferOutput<typeof PricesSchema>, 'toolkit'>;

const TimeSchema = v.pipe(
  v.string('write a time such as 09:30'),
  v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'write a time such as 09:30, from 00:00 to 23:59'),
);

/** When a visitor can choose a time for a consultation. Statutory holidays of the province are left out by themselves. */
export const ConsultationsSchema = v.strictObject({
  minutes: whole(10, 240),
  medium: FactSchema,
  noticeHours: v.pipe(whole(0, 336), v.description('Between choosing and the earliest time.')),
  workingDays: whole(1, 30),
  hours: some(
    v.pipe(
      v.strictObject({
        weekday: v.picklist(weekdays, 'write a day of the week such as Monday'),
        from: TimeSchema,
        until: TimeSchema,
      }),
      v.check(({ from, until }) => from < until, 'let it end after it begins'),
    ),
  ),
  daysOff: v.pipe(
    v.array(
      v.pipe(
        v.strictObject({
          first: DaySchema,
          last: v.pipe(DaySchema, v.description('The same day if it is one day.')),
        }),
        v.check(({ first, last }) => first <= last, 'let it end on or after its first day'),
      ),
    ),
    v.description('Days on which nobody takes a consultation, beside weekends and holidays.'),
  ),
});

/** Since when words are a client's own. */
export const AgreedSchema = v.optional(
  v.pipe(
    DaySchema,
    v.description(
      'The day the client agreed to these words. Without it, they are shown as an example.',
    ),
  ),
);

/** All testimonials; pages quote them by their ids. */
export const TestimonialsSchema = v.strictObject({
  label: v.pipe(text, v.description('Above each testimonial that is an example.')),
  testimonials: someDistinct(
    v.strictObject({
      id: IdSchema,
      quote: prose,
      author: v.pipe(text, v.description('A role and an organization, never a person’s name.')),
      logo: pictureKeyOf('logos'),
      agreed: AgreedSchema,
    }),
  ),
});
