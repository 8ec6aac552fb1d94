/** The size of the scene of a page's head, in pixels. */
export const headScene = { width: 2000, height: 700 } as const;

/** A head's files by their endings: the windows (CSS), the size in pixels, the limit in bytes, the scene's width shown. */
export const headFiles = [
  {
    ending: '',
    media: '(width>=72rem)',
    width: 2000,
    height: 860,
    limit: 25_000,
    span: 2000,
  },
  {
    ending: '-middle',
    media: '(48rem<=width<72rem)',
    width: 1200,
    height: 900,
    limit: 21_000,
    span: 1240,
  },
  // With its headers within the ten packets that a new connection may send at once (RFC 6928).
  { ending: '-tall', media: '(width<48rem)', width: 720, height: 900, limit: 13_600 },
] as const;
