/** The options of the contact form, in order. Rows keep the words that were chosen, also of an option that is gone. */

export const countries = [
  'Canada',
  'United States',
  'United Kingdom',
  'Australia',
  'Other',
] as const;

export const budgets = [
  'Under $500',
  '$500 - $2,000',
  '$2,000 - $5,000',
  'Over $5,000',
  'Not Applicable',
] as const;

export const timelines = [
  'Urgent (Within 1 Month)',
  '1 - 3 Months',
  '3 - 6 Months',
  '6+ Months',
  'Just Exploring',
] as const;

export const interestAreas = [
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
  'General Inquiry',
] as const;
