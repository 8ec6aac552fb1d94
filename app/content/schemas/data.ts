import * as careers from './careers.ts';
import * as facts from './facts.ts';
import * as pages from './pages.ts';
import * as products from './products.ts';
import * as resources from './resources.ts';
import { ServicesOverviewSchema } from './services.ts';

/** The schema of each file in app/content/data: checks, types and the editor's forms follow from it. */
export const dataSchemas = {
  organization: facts.OrganizationSchema,
  prices: facts.PricesSchema,
  consultations: facts.ConsultationsSchema,
  home: pages.HomeSchema,
  about: pages.AboutSchema,
  partnership: pages.PartnershipSchema,
  team: pages.TeamSchema,
  ceo: pages.CeoSchema,
  servicesOverview: ServicesOverviewSchema,
  speaking: pages.SpeakingSchema,
  products: products.ProductsSchema,
  policyToolkit: products.PolicyToolkitSchema,
  aimpactSuite: products.AimpactSuiteSchema,
  pricing: pages.PricingSchema,
  resources: resources.ResourcesSchema,
  careers: careers.CareersSchema,
  job: careers.JobPageSchema,
  search: resources.SearchSchema,
  searchWords: resources.SearchWordsSchema,
  testimonials: facts.TestimonialsSchema,
  faq: resources.FaqSchema,
  videos: resources.VideosSchema,
  podcasts: resources.PodcastsSchema,
  blog: resources.BlogSchema,
  impactStories: resources.ImpactStoriesSchema,
  samples: resources.SamplesSchema,
} as const;

/** A file in app/content/data, by its name in camel case. */
export type DataName = keyof typeof dataSchemas;

/** Where a data file stands, from the repository's top. */
export const dataFile = (name: string) =>
  `app/content/data/${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.json`;
