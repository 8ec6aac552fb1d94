/** A part of a mail's body; every mail says the same in plain text and in simple HTML. */
export type Block =
  | { readonly kind: 'text'; readonly text: string }
  /** What a visitor wrote; line breaks are kept. */
  | { readonly kind: 'quote'; readonly text: string }
  | { readonly kind: 'facts'; readonly facts: readonly (readonly [label: string, value: string])[] }
  | { readonly kind: 'link'; readonly label: string; readonly href: string };

/** A mail to the owner before it is encoded. */
export interface Mail {
  /** The same for every attempt: the local part of the Message-ID. */
  readonly id: string;
  /** What the mail is about, for mail programs to put its mails together: the local part of References. */
  readonly thread: string | null;
  /** Our words and no visitor's; ASCII, at most {@link subjectLength} characters. */
  readonly subject: string;
  /** Where Reply goes; null for the organization itself. */
  readonly replyTo: string | null;
  readonly body: readonly Block[];
}

/** What fits into one encoded word of a header (RFC 2047, section 2: 75 characters with its frame). */
export const subjectLength = 45;
