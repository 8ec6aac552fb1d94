/**
 * Addresses that led somewhere once, and where they lead now: the one table of redirects. A page that is removed leaves
 * its address here. The SMS policy's text names the first two.
 */
export const redirects: Readonly<Record<string, string>> = {
  '/privacy/SMS': '/sms-policy',
  '/privacy/sms': '/sms-policy',
  '/newsletter/leave': '/newsletter/unsubscribe',
};
