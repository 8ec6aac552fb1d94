/** What all service pages say alike. */
export const servicePage = {
  /** Names the section of the client's quotation for those who do not see it. */
  quoteHeading: 'What a client says',
  storiesLink: { label: 'Read our impact stories', href: '/resources/impact-stories' },
} as const;
