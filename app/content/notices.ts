/** The page behind the link in a mail to the owner that marks a message as answered. */
export const answeredPage = {
  title: 'Mark a message as answered',
  question: 'Have you answered this message? Once it is marked, no further reminder is sent.',
  about: ({ name, received }: { name: string; received: string }) =>
    `The message from ${name}, received ${received}.`,
  button: 'Mark as Answered',
  outcomes: {
    answered: 'Done: the message is marked as answered.',
    already: 'This message is marked as answered already, so nothing was changed.',
    gone: 'That message is no longer in the database.',
    failed: 'The database did not answer, so nothing was changed. Please try again in a moment.',
    invalid:
      'This link is not complete or is not ours, so nothing was changed. Please open it from the mail again.',
    expired:
      'This link is older than 30 days, so nothing was changed. You can change the status in the table contact_submissions.',
    off: 'Mails about messages are not set up on this site, so there is nothing to mark.',
  },
} as const;
