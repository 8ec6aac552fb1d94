import sharp from 'sharp';
import { type Instruction, succeed } from './instruction.ts';

/** Who joins the team; another instruction lets her sign a post. */
export const colleague = 'Ana Silva';

const shows = 'Ana Silva at her desk';
const head = 'public/images/heroes/pricing.avif';

const person = `staff: [
    {
      name: '${colleague}',
      role: 'Coordinator',
      bio: 'Ana answers first.',
      portrait: 'portraits/ana-silva',
    },`;

/** What a camera would give: a hillside in the evening. */
const photograph = sharp(
  Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="2400" height="1600"><rect width="2400" height="1600" fill="#f2c58c"/><path d="M0 1100 900 700l700 300 800-200v800H0z" fill="#31544a"/><circle cx="1700" cy="500" r="160" fill="#fff3d6"/></svg>',
  ),
)
  .jpeg()
  .toBuffer();

/** The README's instructions about people and photographs. */
export const people: readonly Instruction[] = [
  {
    title: 'A photograph: a portrait, a cover and a head',
    async follow(copy) {
      copy.write('photo.jpg', await photograph);
      succeed(copy, 'add-picture photo.jpg portraits/ana-silva', `${shows}\n`);
      succeed(copy, 'add-picture photo.jpg blog/winter-hours', '\n');
      const drawn = copy.read(head);
      succeed(copy, 'add-picture photo.jpg heroes/pricing');
      if (copy.read(head) === drawn) throw new Error(`add-picture leaves ${head} as it was`);
      const taken = copy.read(head);
      succeed(copy, 'pictures heroes/pricing');
      if (copy.read(head) !== taken) throw new Error(`npm run pictures overwrites ${head}`);
      copy.remove('photo.jpg');
    },
    holds: (visitor) => visitor.shows('/pricing', '/images/heroes/pricing'),
  },
  {
    title: 'A team member',
    follow: (copy) => copy.replace('app/content/team.ts', 'staff: [', person),
    holds: (visitor) =>
      visitor.shows('/about/team', colleague, 'Ana answers first.', shows, 'portraits/ana-silva'),
  },
];
