/**
 * Addresses that led somewhere once, and where they lead now: the one table of redirects. A page that is removed leaves
 * its address here. The first two are named by the SMS policy's text (specification, section 2).
 */
export const redirects: Readonly<Record<string, string>> = {
  '/privacy/SMS': '/sms-policy',
  '/privacy/sms': '/sms-policy',
};
