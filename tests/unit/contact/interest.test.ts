import { expect, it } from 'vitest';
import { matchInterest } from '../../../app/contact/interest.ts';

const options = ['Custom Solutions', 'Risk & Governance', 'Job Inquiry / Unsolicited Resume'];

it.each<[string | null, string | null]>([
  ['Custom-Solutions', 'Custom Solutions'],
  ['custom solutions', 'Custom Solutions'],
  ['Job-Inquiry-/-Unsolicited-Resume', 'Job Inquiry / Unsolicited Resume'],
  ['job-inquiry-unsolicited-resume', 'Job Inquiry / Unsolicited Resume'],
  ['risk-&-governance', 'Risk & Governance'],
  ['risk-and-governance', 'Risk & Governance'],
  ['risk-governance', 'Risk & Governance'],
  ...[null, '', '-', '/', 'job', 'unknown', '<script>'].map((nothing): [string | null, null] => [
    nothing,
    null,
  ]),
])('the interest parameter %j selects %j', (parameter, option) => {
  expect(matchInterest(parameter, options)).toBe(option);
});
