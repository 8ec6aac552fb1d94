/** A part of a mail's body; every mail says the same in plain text and in HTML. */
export type Block =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'quote'; readonly text: string }
  | { readonly kind: 'facts'; readonly facts: readonly (readonly [label: string, value: string])[] }
  | { readonly kind: 'link'; readonly label: string; readonly href: string };

/** A mail to the owner before it is encoded. */
export interface Mail {
  /** The same for every attempt: the local part of the Message-ID. */
  readonly id: string;
  /** The local part of References, by which mail programs show mails about one message together. */
  readonly thread?: string;
  /** Any text; {@link toMime} makes it one line of the length that a header takes. */
  readonly subject: string;
  /** Where Reply goes; without it, to the organization itself. */
  readonly replyTo?: string;
  readonly body: readonly Block[];
}
