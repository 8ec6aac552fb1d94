/** The newsletter form of the resources hub and the blog, which sends nothing yet. */
export const localNewsletter = {
  label: 'Email address (this field isn’t connected yet and sends nothing)',
  button: 'Subscribe',
  done: 'Subscribed!',
  signUp: { label: 'Sign Up for the Newsletter', href: '/#newsletter' },
} as const;
