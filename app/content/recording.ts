/** What stands around a recording that another platform holds. */
export const recordingWords = {
  play: 'Play',
  privacy: 'Playing loads the recording from {platform}, whose own privacy policy then applies.',
  open: 'Open on {platform}',
} as const;
