import * as v from 'valibot';
import { HrefSchema, IconSchema, MailtoSchema, text, textBetween } from './primitives.ts';

/** The facts about the organization that pages, structured data and feeds share. Rebranding starts here. */
export const OrganizationSchema = v.strictObject({
  /** As long as the database takes a company's name. */
  name: textBetween('the name', 2, 200),
  shortName: text('the short name'),
  tagline: text('the tagline'),
  /** One sentence for structured data and feeds. */
  description: text('the description'),
  footerLine: text('the line in the footer'),
  copyrightYear: v.pipe(v.number(), v.integer()),
  email: v.pipe(v.string(), v.email('write an email address')),
  generalEnquiries: MailtoSchema,
  location: v.strictObject({
    text: text('the location'),
    city: text('the city'),
    region: text('the province'),
    regionCode: text('the code of the province'),
    country: text('the country'),
    countryCode: v.pipe(v.string(), v.length(2, 'write the two-letter code')),
  }),
  /** In which dates and times are said (IANA name). */
  timeZone: text('the time zone'),
  /** Where post reaches us: Canada's anti-spam law wants it beside every request for consent and in every issue. */
  mailingAddress: text('the mailing address'),
  /** The title, not the name, of whom to ask about personal information. */
  privacyOfficer: text('the title of the person responsible for privacy'),
  privacyRegulator: v.strictObject({ name: text("the regulator's name"), href: HrefSchema }),
  /** Our page with a booking service, such as https://cal.example/us; without it visitors propose times in the form. */
  bookingUrl: v.optional(v.pipe(v.string(), v.url('write an address'), v.startsWith('https://'))),
  /** Icons, names and addresses; "#" until the owner has accounts (section 2, Layout). */
  social: v.array(
    v.strictObject({
      name: v.picklist(['LinkedIn', 'Instagram', 'Facebook']),
      icon: IconSchema,
      href: HrefSchema,
    }),
  ),
  partner: v.strictObject({ name: text("the partner's name"), suite: text("the suite's name") }),
  experience: text('the claim about experience'),
  replyPromise: text('the promise about replies'),
  /** Origin and path before every picture's address; '' for this site's own files. */
  imageBase: v.union([
    v.literal(''),
    v.pipe(v.string(), v.url('write an address or leave it empty')),
  ]),
});

/** The facts about the organization. */
export type Organization = v.InferOutput<typeof OrganizationSchema>;
