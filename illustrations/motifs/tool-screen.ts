import { palette as theme } from '../../app/theme/palette.ts';
import { fill, type Layer, n, polygon, stroke } from '../canvas.ts';
import { cssHex, mix } from '../colour.ts';

const [paper, snow, mist, line, muted, ink] = [
  cssHex(theme.paper[0]),
  cssHex(theme.snow[0]),
  cssHex(theme.mist[0]),
  cssHex(theme.line[0]),
  cssHex(theme.muted[0]),
  cssHex(theme.ink[0]),
];
const [night, raised, pale, glow] = [
  cssHex(theme.night[0]),
  cssHex(theme['night-raised'][0]),
  cssHex(theme['on-night-muted'][0]),
  cssHex(theme.glow[0]),
];
const [green, lake, cedar] = [
  cssHex(theme.evergreen[0]),
  cssHex(theme.lake[0]),
  cssHex(theme.cedar[0]),
];
const leaf = mix(green, snow, 0.55);

const box = (x: number, y: number, w: number, h: number, colour: string, r = 0, edge = '') =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" rx="${r}" fill="${colour}"${edge && ` stroke="${edge}" stroke-width="2"`}/>`;

/** A line of words, as a bar: there is no text in pictures. */
const words = (x: number, y: number, w: number, colour: string, size = 12) =>
  box(x, y - size / 2, w, size, colour, size / 2);

/** A screen of a tool in the site's own colours, on a desk of mist: summaries, a year in bars, shares, a list with progress. */
export const toolScreen: Layer = ({ width, height, body }) => {
  body.push(
    box(0, 0, width, height, mist),
    box(84, 92, 1048, 748, ink, 26).replace('/>', ' fill-opacity=".13"/>'),
    box(76, 70, 1048, 748, paper, 26),
    ...sidebar(),
    ...heading(),
    ...summaries(),
    ...year(),
    ...shares(),
    ...grants(),
  );
};

function sidebar(): string[] {
  const rows = [130, 110, 84, 118, 92].flatMap((long, row) => {
    const y = 252 + row * 62;
    const active = row === 1;
    return [
      ...(active ? [box(92, y - 26, 208, 52, raised, 14)] : []),
      box(112, y - 14, 28, 28, active ? glow : mix(pale, night, 0.45), 8),
      words(156, y, long, active ? snow : mix(pale, night, 0.35), 12),
    ];
  });
  return [
    fill('M102 70H316V818H102Q76 818 76 792V96Q76 70 102 70Z', night),
    box(110, 116, 44, 44, glow, 14),
    box(122, 128, 20, 20, night, 10),
    words(174, 138, 104, snow, 15),
    ...rows,
    `<circle cx="126" cy="768" r="20" fill="${mix(glow, cedar, 0.35)}"/>`,
    words(160, 768, 100, mix(pale, night, 0.35), 12),
  ];
}

const heading = () => [
  words(356, 122, 250, ink, 26),
  words(356, 160, 170, mix(muted, paper, 0.4), 11),
  box(844, 102, 236, 44, snow, 22, line),
  words(884, 124, 110, mix(muted, paper, 0.55), 10),
  `<circle cx="866" cy="122" r="7" fill="none" stroke="${muted}" stroke-width="3"/>`,
];

function summaries(): string[] {
  const lines = [
    'M0 26L20 20L40 22L60 12L80 4',
    'M0 10L20 14L40 6L60 12L80 8',
    'M0 6L20 10L40 18L60 16L80 24',
  ];
  return [green, lake, cedar].flatMap((colour, card) => {
    const x = 356 + card * 248;
    return [
      box(x, 190, 228, 126, snow, 16, line),
      words(x + 22, 218, [96, 74, 112][card] ?? 90, mix(muted, snow, 0.45), 10),
      words(x + 22, 264, [92, 84, 66][card] ?? 90, ink, 26),
      `<g transform="translate(${x + 130} 250)">${stroke(lines[card] ?? '', colour, 4)}</g>`,
    ];
  });
}

function year(): string[] {
  const months = [0.42, 0.5, 0.46, 0.62, 0.58, 0.7, 0.66, 0.8, 0.74, 0.9, 0.84, 0.96];
  const top = (share: number) => 530 - share * 128;
  const plan = months.map((_, month) => [408 + month * 36, top(0.4 + month * 0.048)] as const);
  return [
    box(356, 336, 476, 232, snow, 16, line),
    words(378, 366, 150, ink, 13),
    ...[0, 0.5, 1].map((share) => stroke(`M386 ${n(top(share))}H814`, line, 1.5)),
    ...months.map((share, month) =>
      box(398 + month * 36, top(share), 20, share * 128, month > 8 ? leaf : green, 4),
    ),
    stroke(polygon(plan, false), cedar, 3.5),
  ];
}

function shares(): string[] {
  const round = 2 * Math.PI * 46;
  let from = 0;
  const rings = [
    [0.46, green],
    [0.3, lake],
    [0.14, leaf],
    [0.1, cssHex(theme.glow[0])],
  ] as const;
  const arcs = rings.map(([share, colour]) => {
    const arc = `<circle cx="926" cy="468" r="46" fill="none" stroke="${colour}" stroke-width="26" stroke-dasharray="${n(share * round - 3)} ${n(round)}" stroke-dashoffset="${n(-from * round)}"/>`;
    from += share;
    return arc;
  });
  return [
    box(852, 336, 228, 232, snow, 16, line),
    words(874, 366, 110, ink, 13),
    ...arcs,
    ...rings.flatMap(([, colour], row) => [
      `<circle cx="1014" cy="${428 + row * 27}" r="6" fill="${colour}"/>`,
      words(1028, 428 + row * 27, [34, 26, 32, 22][row] ?? 30, mix(muted, snow, 0.5), 8),
    ]),
  ];
}

function grants(): string[] {
  const rows = [
    [170, 0.92, green],
    [138, 0.64, green],
    [188, 0.38, lake],
    [120, 0.15, cedar],
  ] as const;
  return [
    box(356, 588, 724, 204, snow, 16, line),
    ...rows.flatMap(([long, done, colour], row) => {
      const y = 618 + row * 48;
      return [
        ...(row > 0 ? [stroke(`M376 ${y - 24}H1060`, line, 1.5)] : []),
        `<circle cx="388" cy="${y}" r="8" fill="${colour}"/>`,
        words(412, y, long, ink, 11),
        words(636, y, 66, mix(muted, snow, 0.5), 9),
        box(744, y - 7, 210, 14, mist, 7),
        box(744, y - 7, 210 * done, 14, colour, 7),
        box(982, y - 14, 76, 28, mix(colour, snow, 0.82), 14),
        words(1000, y, 40, colour, 8),
      ];
    }),
  ];
}
