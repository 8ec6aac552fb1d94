import { organization } from './organization.ts';
import type { PictureKey } from './picture-families.ts';

export type { PictureKey };

/** One picture as a page needs it. */
export interface PictureFile {
  /** Address below the organisation's image base. */
  readonly src: string;
  /** Size in CSS pixels, for the space it takes before it has loaded. */
  readonly width: number;
  readonly height: number;
  /** What it shows; empty for decoration. */
  readonly alt: string;
}

type Size = readonly [width: number, height: number];

/**
 * The size that each kind of picture has. In heroes the left half and the sky are calm: text belongs there, and what
 * the picture is about stands at 70% of its width and 70% of its height.
 */
const sizes = {
  hero: [1600, 700],
  feature: [1200, 900],
  card: [800, 600],
  portrait: [720, 900],
  cover: [1200, 675],
  story: [1200, 800],
  emblem: [96, 96],
} as const;

function file(key: PictureKey, [width, height]: Size, alt = ''): PictureFile {
  const extension = key.startsWith('logos/') ? 'svg' : 'avif';
  return { src: `${organization.imageBase}/images/${key}.${extension}`, width, height, alt };
}

/** Every picture by its key. Drawn by scripts/illustrations/index.ts. */
export const pictures: Readonly<Record<PictureKey, PictureFile>> = {
  // Taller than the others: it fills the first screen.
  'heroes/home': file('heroes/home', [1280, 800]),
  'heroes/about': file('heroes/about', sizes.hero),
  'heroes/partnership': file('heroes/partnership', sizes.hero),
  'heroes/team': file('heroes/team', sizes.hero),
  'heroes/ceo': file('heroes/ceo', sizes.hero),
  'heroes/services': file('heroes/services', sizes.hero),
  'heroes/governance': file('heroes/governance', sizes.hero),
  'heroes/fundraising': file('heroes/fundraising', sizes.hero),
  'heroes/financial-operations': file('heroes/financial-operations', sizes.hero),
  'heroes/human-resources': file('heroes/human-resources', sizes.hero),
  'heroes/data-management': file('heroes/data-management', sizes.hero),
  'heroes/training-education': file('heroes/training-education', sizes.hero),
  'heroes/custom-solutions': file('heroes/custom-solutions', sizes.hero),
  'heroes/speaking': file('heroes/speaking', sizes.hero),
  'heroes/products': file('heroes/products', sizes.hero),
  'heroes/policy-toolkit': file('heroes/policy-toolkit', sizes.hero),
  'heroes/aimpact-suite': file('heroes/aimpact-suite', sizes.hero),
  'heroes/pricing': file('heroes/pricing', sizes.hero),
  'heroes/resources': file('heroes/resources', sizes.hero),
  'heroes/blog': file('heroes/blog', sizes.hero),
  'heroes/videos': file('heroes/videos', sizes.hero),
  'heroes/podcasts': file('heroes/podcasts', sizes.hero),
  'heroes/impact-stories': file('heroes/impact-stories', sizes.hero),
  'heroes/faq': file('heroes/faq', sizes.hero),
  'heroes/careers': file('heroes/careers', sizes.hero),
  'heroes/contact': file('heroes/contact', sizes.hero),
  'heroes/legal': file('heroes/legal', sizes.hero),
  'heroes/not-found': file('heroes/not-found', sizes.hero),
  'features/governance': file('features/governance', sizes.feature),
  'features/fundraising': file('features/fundraising', sizes.feature),
  'features/financial-operations': file('features/financial-operations', sizes.feature),
  'features/human-resources': file('features/human-resources', sizes.feature),
  'features/data-management': file('features/data-management', sizes.feature),
  'features/training-education': file('features/training-education', sizes.feature),
  'features/custom-solutions': file('features/custom-solutions', sizes.feature),
  'features/about': file('features/about', sizes.feature),
  'features/partnership': file('features/partnership', sizes.feature),
  'features/policy-toolkit': file('features/policy-toolkit', sizes.feature),
  'modules/link': file('modules/link', sizes.card),
  'modules/funds': file('modules/funds', sizes.card),
  'modules/bi': file('modules/bi', sizes.card),
  'modules/proof': file('modules/proof', sizes.card),
  'modules/bot': file('modules/bot', sizes.card),
  'toolkit/full-toolkit': file('toolkit/full-toolkit', sizes.card),
  'toolkit/finance-pack': file('toolkit/finance-pack', sizes.card),
  'toolkit/governance-pack': file('toolkit/governance-pack', sizes.card),
  'portraits/ceo': file(
    'portraits/ceo',
    sizes.portrait,
    'Illustration: a person with silver, chin-length hair in a dark green jacket',
  ),
  'portraits/staff-1': file(
    'portraits/staff-1',
    sizes.portrait,
    'Illustration: a person with a short beard and glasses in a blue jacket',
  ),
  'portraits/staff-2': file(
    'portraits/staff-2',
    sizes.portrait,
    'Illustration: a person with natural curls in a red rollneck',
  ),
  'portraits/staff-3': file(
    'portraits/staff-3',
    sizes.portrait,
    'Illustration: a person with a long dark braid in a green coat',
  ),
  'blog/cover-1': file('blog/cover-1', sizes.cover),
  'blog/cover-2': file('blog/cover-2', sizes.cover),
  'blog/cover-3': file('blog/cover-3', sizes.cover),
  'blog/cover-4': file('blog/cover-4', sizes.cover),
  'blog/cover-5': file('blog/cover-5', sizes.cover),
  'blog/cover-6': file('blog/cover-6', sizes.cover),
  'blog/cover-7': file('blog/cover-7', sizes.cover),
  'blog/cover-8': file('blog/cover-8', sizes.cover),
  'stories/food-network': file('stories/food-network', sizes.story),
  'stories/youth-arts': file('stories/youth-arts', sizes.story),
  'videos/video-1': file('videos/video-1', sizes.cover),
  'videos/video-2': file('videos/video-2', sizes.cover),
  'videos/video-3': file('videos/video-3', sizes.cover),
  'videos/video-4': file('videos/video-4', sizes.cover),
  'podcasts/podcast-1': file('podcasts/podcast-1', sizes.cover),
  'podcasts/podcast-2': file('podcasts/podcast-2', sizes.cover),
  'logos/shoreline': file('logos/shoreline', sizes.emblem),
  'logos/maple-row': file('logos/maple-row', sizes.emblem),
  'logos/northlight': file('logos/northlight', sizes.emblem),
  'logos/harbour': file('logos/harbour', sizes.emblem),
  'logos/meadow': file('logos/meadow', sizes.emblem),
  'logos/granite': file('logos/granite', sizes.emblem),
};

/** Heroes with a dark sky, made for light text; the skies of all others carry dark text without a shade. */
export const darkHeroes: ReadonlySet<PictureKey> = new Set<PictureKey>([
  'heroes/governance',
  'heroes/policy-toolkit',
  'heroes/aimpact-suite',
  'heroes/resources',
  'heroes/videos',
  'heroes/podcasts',
  'heroes/contact',
  'heroes/not-found',
]);
