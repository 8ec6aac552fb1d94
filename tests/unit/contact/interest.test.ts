import { describe, expect, it } from 'vitest';
import { matchInterest } from '../../../app/contact/interest.ts';
import { interestAreas } from '../../../app/content/contact-options.ts';

describe('the interest parameter', () => {
  it.each([
    ['Custom-Technology-Solutions', 'Custom Technology Solutions'],
    ['custom technology solutions', 'Custom Technology Solutions'],
    ['aimpactlink', 'AImpactLINK'],
    ['Job-Inquiry-/-Unsolicited-Resume', 'Job Inquiry / Unsolicited Resume'],
    ['job-inquiry-unsolicited-resume', 'Job Inquiry / Unsolicited Resume'],
    ['governance-&-risk-management-services', 'Governance & Risk Management Services'],
    ['governance-and-risk-management-services', 'Governance & Risk Management Services'],
    ['governance-risk-management-services', 'Governance & Risk Management Services'],
  ])('%s selects %s', (parameter, option) =>
    expect(matchInterest(parameter, interestAreas)).toBe(option),
  );

  it.each([null, '', '-', '/', 'job', 'unknown', '<script>'])('%j selects nothing', (parameter) =>
    expect(matchInterest(parameter, interestAreas)).toBeNull(),
  );

  it('finds every option by its words joined with hyphens', () => {
    for (const option of interestAreas) {
      const parameter = option.toLowerCase().replaceAll(' ', '-');
      expect(matchInterest(parameter, interestAreas)).toBe(option);
    }
  });
});
