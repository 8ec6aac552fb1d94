/** The size of the scene of a page's head, in pixels. */
export const headScene = { width: 2000, height: 700 } as const;

/**
 * The files of a head, for desks, tablets and phones: the ending of the name, the windows (CSS), the size in pixels, the
 * limit in bytes, and how much of the scene's width they show (pixels; on phones it differs from scene to scene).
 */
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
