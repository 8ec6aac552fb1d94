import { CareersSchema, JobPageSchema } from './careers.ts';
import {
  ConsultationsSchema,
  OrganizationSchema,
  PricesSchema,
  TestimonialsSchema,
} from './facts.ts';
import {
  AboutSchema,
  CeoSchema,
  HomeSchema,
  PartnershipSchema,
  PricingSchema,
  SpeakingSchema,
  TeamSchema,
} from './pages.ts';
import { AimpactSuiteSchema, PolicyToolkitSchema, ProductsSchema } from './products.ts';
import {
  BlogSchema,
  FaqSchema,
  ImpactStoriesSchema,
  PodcastsSchema,
  ResourcesSchema,
  SamplesSchema,
  SearchSchema,
  SearchWordsSchema,
  VideosSchema,
} from './resources.ts';
import { ServicesOverviewSchema } from './services.ts';

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
