/** What a hand does: lies flat, writes with a pencil, points or picks something up. */
export type Pose = 'flat' | 'write' | 'point' | 'pinch';

/** A finger's width and its middle line. */
export type Finger = readonly [width: number, path: string];
/** How the fingers of a pose lie, from the deepest up. */
interface Shape {
  behind: readonly Finger[];
  thumb: Finger;
  /** What lies over the thumb and what it holds. */
  over?: readonly Finger[];
}

/** Fingers of a right hand that points up, its wrist at (0, 0); those listed first lie deepest. */
export const SHAPES: Readonly<Record<Pose, Shape>> = {
  flat: {
    behind: [
      [20, 'M32 -84Q44 -112 50 -138'],
      [23, 'M12 -98Q20 -140 22 -170'],
      [24, 'M-10 -102Q-10 -150 -10 -184'],
      [24, 'M-31 -94Q-38 -136 -42 -166'],
    ],
    thumb: [27, 'M-24 -22Q-54 -52 -72 -98'],
  },
  write: {
    behind: [
      [21, 'M32 -84Q34 -110 12 -126'],
      [23, 'M14 -96Q10 -130 -16 -142'],
      [24, 'M-8 -100Q-20 -140 -52 -156'],
    ],
    thumb: [27, 'M-24 -24Q-66 -60 -72 -104Q-74 -130 -78 -146'],
    over: [[24, 'M-30 -94Q-36 -132 -72 -162']],
  },
  point: {
    behind: [
      [21, 'M33 -84Q40 -110 24 -118'],
      [24, 'M13 -94Q18 -128 2 -132'],
      [25, 'M-10 -98Q-4 -134 -20 -138'],
      [25, 'M-31 -94Q-40 -140 -44 -182'],
    ],
    thumb: [27, 'M-24 -22Q-58 -54 -48 -94'],
  },
  pinch: {
    behind: [
      [21, 'M34 -84Q50 -112 44 -136'],
      [23, 'M14 -96Q30 -132 18 -156'],
      [24, 'M-9 -100Q2 -144 -14 -168'],
      [24, 'M-30 -94Q-36 -138 -28 -166'],
    ],
    thumb: [27, 'M-24 -24Q-72 -70 -68 -118Q-64 -146 -46 -160'],
  },
};

/** The back of a right hand. */
export const PALM =
  'M-29 24Q-30 0 -36 -20Q-46 -56 -44 -90Q-40 -108 -12 -110Q30 -108 44 -82Q46 -44 36 -20Q30 0 29 24Z';
