/** The page behind the link in a mail to the owner that marks a message as answered. */
export const answeredPage = {
  title: 'Mark a message as answered',
  question: 'Have you answered this message? Once it’s marked, it leaves the morning’s list.',
  about: ({ name, received }: { name: string; received: string }) =>
    `The message from ${name}, received ${received}.`,
  button: 'Mark as Answered',
  outcomes: {
    answered: 'Done: the message is marked as answered.',
    already: 'This message was already marked as answered, so nothing was changed.',
    gone: 'That message is no longer in the database.',
    failed: 'The database didn’t answer. Please try again in a moment.',
    invalid:
      'This link isn’t complete or isn’t ours, so nothing was changed. Please open it from the email again.',
    expired:
      'This link is older than 30 days, so nothing was changed. You can change the status in the table contact_submissions.',
    off: 'Emails about messages aren’t set up on this site, so there’s nothing to mark.',
  },
} as const;
