import { anything, longestEmail, longestMessage } from './form-fields.ts';

interface Words {
  readonly label: string;
  readonly hint?: string;
  /** Said when it is empty. Without it the field is optional, and an empty one is stored as null. */
  readonly missing?: string;
  /** In the privacy policy. */
  readonly use: string;
  /** What else browsers fill it with, as HTML's `autocomplete` names it. */
  readonly autoComplete?: string;
  /** Until somebody needs it. */
  readonly isFolded?: true;
}

interface TextControl {
  readonly control: 'line' | 'paragraphs';
  /** In UTF-16 code units. */
  readonly limit: number;
}

interface EmailControl {
  readonly control: 'email';
  readonly limit: number;
  readonly invalid: string;
}

/** Rows keep the words that were chosen, also of an option that is gone. */
interface ChoiceControl {
  readonly control: 'choice';
  readonly options: readonly string[];
  readonly prompt: string;
  readonly invalid: string;
}

export type ContactField = Words & (TextControl | EmailControl | ChoiceControl);

/**
 * The contact form, in order, by the columns of its table: controls, rules, mails and the privacy policy's table follow.
 * app/contact/message.server.ts does not compile while the table lacks one of them, and tests/db/access.test.ts compares both.
 */
export const contactFields = {
  full_name: {
    label: 'Full Name',
    missing: 'Enter your full name',
    use: 'To address you properly',
    control: 'line',
    limit: 200,
    autoComplete: 'name',
  },
  email_address: {
    label: 'Email Address',
    hint: 'We use it to answer you.',
    missing: 'Enter your email address',
    invalid: 'Enter an email like name@example.org',
    use: 'To reply',
    control: 'email',
    limit: longestEmail,
    autoComplete: 'email',
  },
  organization_name: {
    label: 'Organization Name',
    hint: 'Leave it empty if you’re writing for yourself.',
    use: 'To prepare for the conversation',
    control: 'line',
    limit: 200,
    autoComplete: 'organization',
  },
  country: {
    label: 'Primary Country of Operations',
    prompt: 'Choose a country',
    missing: 'Choose where you mainly work',
    invalid: 'Choose a country from the list',
    use: 'To know which rules apply to you',
    control: 'choice',
    options: ['Canada', 'United States', 'United Kingdom', 'Australia', 'Other'],
    autoComplete: 'country-name',
  },
  monthly_budget: {
    label: 'Monthly Tech Budget Range',
    hint: 'In Canadian dollars (CAD). A rough idea is enough.',
    prompt: 'Choose a range',
    invalid: 'Choose a range from the list, or leave it empty',
    use: 'To suggest what you can afford',
    control: 'choice',
    options: ['Under $500', '$500 - $2,000', '$2,000 - $5,000', 'Over $5,000', 'Not Applicable'],
    isFolded: true,
  },
  timeline: {
    label: 'Preferred Implementation Timeline',
    prompt: 'Choose a timeline',
    invalid: 'Choose a timeline from the list, or leave it empty',
    use: 'To tell you honestly whether we can meet it',
    control: 'choice',
    options: [
      'Urgent (Within 1 Month)',
      '1 - 3 Months',
      '3 - 6 Months',
      '6+ Months',
      'Just Exploring',
    ],
    isFolded: true,
  },
  interest_area: {
    label: 'Primary Interest Area',
    hint: `Not sure? ${anything} is a good choice.`,
    prompt: 'Choose an area',
    missing: 'Choose what your message is about',
    invalid: 'Choose an area from the list',
    use: 'To bring your message to the right person',
    control: 'choice',
    options: [
      'AImpactLINK',
      'AImpactFUNDS',
      'AImpactBI',
      'AImpactPROOF',
      'AImpactBOT',
      'Custom Technology Solutions',
      'Governance & Risk Management Services',
      'Fundraising & Grant Management Services',
      'Financial Operations Services',
      'Human Resources Services',
      'Data Management & Reporting Services',
      'Training & Education Services',
      'Speaking / Thought Leadership Inquiry',
      'Job Inquiry / Unsolicited Resume',
      'Partnership Inquiry',
      anything,
    ],
  },
  message: {
    label: 'Your Message',
    hint: 'What’s going on, and what would help? Please leave out personal information about the people you serve.',
    missing: 'Write your message',
    use: 'To understand what you need',
    control: 'paragraphs',
    limit: longestMessage,
  },
} as const satisfies Readonly<Record<string, ContactField>>;

export type Column = keyof typeof contactFields;

export const columns: readonly Column[] = Object.keys(contactFields).filter(
  (name): name is Column => Object.hasOwn(contactFields, name),
);

/** The words and the rule's facts of one field, whichever it is. */
export const fieldOf = (column: Column): ContactField => contactFields[column];

/** What the form shows. The privacy policy’s words and those of a refusal stay on the server. */
export const shownFields = columns.map((name) => {
  const { missing, use: _, ...shown } = fieldOf(name);
  return { ...shown, name, required: missing !== undefined };
});

export type ShownField = (typeof shownFields)[number];

/** Something for each field, by its column. */
export function byColumn<Value>(of: (column: Column) => Value): Record<Column, Value> {
  const values: Partial<Record<Column, Value>> = {};
  for (const column of columns) values[column] = of(column);
  const isWhole = (made: typeof values): made is Record<Column, Value> =>
    columns.every((column) => column in made);
  if (!isWhole(values)) throw new Error('A column was left out');
  return values;
}
