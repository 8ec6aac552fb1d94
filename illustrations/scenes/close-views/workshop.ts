import { fill, type Layer, place, stroke } from '../../canvas.ts';
import { mix } from '../../colour.ts';
import { maples } from '../../layers/grove.ts';
import { ridge } from '../../layers/ridge.ts';
import { wallWithWindow } from '../../layers/room.ts';
import { sky } from '../../layers/sky.ts';
import { flipchart } from '../../motifs/flipchart.ts';
import { handParts } from '../../motifs/hand.ts';
import { listener } from '../../motifs/listener.ts';
import { note } from '../../motifs/paper.ts';
import { portrait } from '../../motifs/portrait.ts';

const skin = '#a5714f';
const coat = '#1f4a40';

/** The jacket of the workshop's leader below the portrait's bust; pixels of the picture. */
const jacket: Layer = ({ palette, body }) => {
  body.push(
    fill('M542 645H921V900H542Z', coat),
    fill('M747 645H921V900H747Z', mix(coat, palette.ink, 0.28)),
    fill('M717 645H747V900H717Z', '#efe7da'),
  );
};

/** The arm with which the leader points at the chart; pixels of the picture. */
const pointingArm: Layer = ({ palette, body }) => {
  body.push(
    place(handParts({ pose: 'point', skin, sleeve: coat, arm: 300 }, palette), 470, 396, 0.6, -38),
    stroke('M622 474Q600 520 580 536', coat, 72),
    stroke('M652 462Q656 520 612 572', mix(coat, palette.ink, 0.4), 5),
  );
};

/** A workshop: someone points at a flipchart with notes, three people listen, one asks. */
export const workshop: readonly Layer[] = [
  sky(0.42),
  ridge({ y: 0.42, rise: 0.16, depth: 0.12, hills: 2 }),
  maples(
    [
      [0.8, 0.52, 190],
      [0.93, 0.52, 240],
    ],
    0.3,
  ),
  ridge({ y: 0.5, rise: 0.06, depth: 0.6, hills: 3, trees: 16 }),
  wallWithWindow([0.72, 0.08], [1.1, 0.5], 2),
  flipchart(0.3, 0.08, 380),
  note(0.22, 0.25, 66, -5, '#e7c65c'),
  note(0.3, 0.23, 66, 4, '#9dbfa6'),
  note(0.385, 0.36, 66, 6, '#e39b7c'),
  portrait(
    {
      skin,
      hair: '#2b2320',
      style: 'cropped',
      coat,
      shirt: '#efe7da',
      collar: 'shirt',
      glasses: true,
    },
    0.61,
    0.42,
    0.82,
  ),
  jacket,
  pointingArm,
  listener(0.14, 0.82, 0.92, { skin: '#e3b592', hair: '#b9bcb8', coat: '#a5482f', style: 'bob' }),
  listener(0.47, 0.86, 0.92, { skin: '#8a5a3c', hair: '#241b18', coat: '#3a5a73', style: 'curls' }),
  listener(0.765, 0.86, 0.88, {
    skin: '#eac4a2',
    hair: '#7d4a2c',
    coat: '#c08a3e',
    style: 'bun',
    asks: true,
  }),
];
