import { AboutSchema, PartnershipSchema } from './about.ts';
import { BlogSchema } from './blog.ts';
import { CareersSchema, JobPageSchema } from './careers.ts';
import { ConsultationsSchema } from './consultations.ts';
import { FaqSchema } from './faq.ts';
import { HomeSchema } from './home.ts';
import { ImpactStoriesSchema } from './impact-story.ts';
import { OrganizationSchema } from './organization.ts';
import { PricesSchema, PricingSchema } from './prices.ts';
import { AimpactSuiteSchema, PolicyToolkitSchema, ProductsSchema } from './products.ts';
import { PodcastsSchema, VideosSchema } from './recordings.ts';
import { ResourcesSchema, SearchSchema, SearchWordsSchema } from './resources.ts';
import { SamplesSchema } from './sample.ts';
import { ServicesOverviewSchema, SpeakingSchema } from './services.ts';
import { CeoSchema, TeamSchema } from './team.ts';
import { TestimonialsSchema } from './testimonials.ts';

/** The schema of each file in app/content/data: checks, types and the editor's forms follow from it. */
export const dataSchemas = {
  organization: OrganizationSchema,
  prices: PricesSchema,
  consultations: ConsultationsSchema,
  home: HomeSchema,
  about: AboutSchema,
  partnership: PartnershipSchema,
  team: TeamSchema,
  ceo: CeoSchema,
  servicesOverview: ServicesOverviewSchema,
  speaking: SpeakingSchema,
  products: ProductsSchema,
  policyToolkit: PolicyToolkitSchema,
  aimpactSuite: AimpactSuiteSchema,
  pricing: PricingSchema,
  resources: ResourcesSchema,
  careers: CareersSchema,
  job: JobPageSchema,
  search: SearchSchema,
  searchWords: SearchWordsSchema,
  testimonials: TestimonialsSchema,
  faq: FaqSchema,
  videos: VideosSchema,
  podcasts: PodcastsSchema,
  blog: BlogSchema,
  impactStories: ImpactStoriesSchema,
  samples: SamplesSchema,
} as const;

/** A file in app/content/data, by its name in camel case. */
export type DataName = keyof typeof dataSchemas;

/** Where a data file stands, from the repository's top. */
export const dataFile = (name: string) =>
  `app/content/data/${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.json`;
