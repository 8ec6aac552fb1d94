/** The newsletter form of the resources hub and the blog, which sends nothing yet. */
export const localNewsletter = {
  label: 'Email address',
  button: 'Subscribe',
  done: 'Subscribed!',
  note: 'This field is not connected yet: it sends nothing and keeps nothing.',
  noteLink: { label: 'Sign Up for the Newsletter', href: '/#newsletter' },
} as const;
