/**
 * Former addresses and where they lead now. A removed page leaves its address here. The SMS policy's text names the
 * first two.
 */
export const redirects: Readonly<Record<string, string>> = {
  '/privacy/SMS': '/sms-policy',
  '/privacy/sms': '/sms-policy',
  '/newsletter/leave': '/newsletter/unsubscribe',
};
