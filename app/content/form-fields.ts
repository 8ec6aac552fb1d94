import { formatCount } from '../text/numbers.ts';

/** The longest address of an email, in characters as HTML's maxlength counts them. */
export const longestEmail = 254;

/** The same of a message. */
export const longestMessage = 5_000;

/** For those who are not sure what to choose, and for those who choose a time. */
export const anything = 'General Inquiry';

/** What assistive technology hears before what is wrong, and how a page’s title begins then. */
export const errorMark = 'Error:';

/** What a form says at a field that is too long. */
export const tooLong = (label: string, limit: number) =>
  `${label} must be ${formatCount(limit)} characters or fewer`;

/** What a form says at a field of one line that holds a line break or another character that nobody can see. */
export const oneLine = (label: string) =>
  `${label} must be on one line, without hidden control characters`;

/** A field that people do not see and leave empty, and that robots fill. Its name says nothing to programs that fill forms. */
export const honeypotField = 'extra';

/** The answer of a form of one field to too many posts. */
export const limited =
  'That was a lot of attempts in a short time. Please wait a minute and try again.';
