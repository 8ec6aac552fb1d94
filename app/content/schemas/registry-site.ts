import type { GenericSchema } from 'valibot';
import { servicePages } from '../services/index.ts';
import { AboutSchema } from './about.ts';
import { CareersSchema, JobPageSchema } from './careers.ts';
import { ContactOptionsSchema, ContactSchema } from './contact.ts';
import { ErrorsSchema } from './errors.ts';
import { EstimateSchema } from './estimate.ts';
import { EstimatePageSchema } from './estimate-page.ts';
import { HomeSchema } from './home.ts';
import { FooterSchema, NavigationSchema } from './navigation.ts';
import { NewsletterSchema } from './newsletter.ts';
import { OrganizationSchema } from './organization.ts';
import { PartnershipSchema } from './partnership.ts';
import { PricingSchema, RatesSchema } from './pricing.ts';
import { ProductsSchema } from './products.ts';
import type { ContentModule } from './registry-resources.ts';
import { SearchSchema, SearchWordsSchema } from './search.ts';
import { ServicePageSchema } from './service.ts';
import { ServicesOverviewSchema } from './services-overview.ts';
import { SpeakingSchema } from './speaking.ts';
import { SuiteModulesSchema, SuitePageSchema } from './suite.ts';
import { CeoSchema, TeamSchema } from './team.ts';
import { TestimonialsSchema } from './testimonial.ts';
import { PolicyToolkitSchema, ToolkitFactsSchema } from './toolkit.ts';

const entry = (
  name: string,
  schema: GenericSchema,
  load: ContentModule['load'],
): ContentModule => ({ file: `app/content/${name}.ts`, schema, load });

/** The typed content of every page but those of the resources. */
export const siteModules: readonly ContentModule[] = [
  entry(
    'organization',
    OrganizationSchema,
    async () => (await import('../organization.ts')).organization,
  ),
  entry('navigation', NavigationSchema, async () => (await import('../navigation.ts')).navigation),
  entry('footer', FooterSchema, async () => (await import('../footer.ts')).footer),
  entry(
    'testimonials',
    TestimonialsSchema,
    async () => (await import('../testimonials.ts')).testimonials,
  ),
  entry('newsletter', NewsletterSchema, async () => (await import('../newsletter.ts')).newsletter),
  entry('home', HomeSchema, async () => (await import('../home.ts')).home),
  entry('about', AboutSchema, async () => (await import('../about.ts')).about),
  entry(
    'partnership',
    PartnershipSchema,
    async () => (await import('../partnership.ts')).partnership,
  ),
  entry('team', TeamSchema, async () => (await import('../team.ts')).team),
  entry('ceo', CeoSchema, async () => (await import('../ceo.ts')).ceo),
  entry(
    'services',
    ServicesOverviewSchema,
    async () => (await import('../services.ts')).servicesOverview,
  ),
  ...Object.entries(servicePages).map(([slug, load]) =>
    entry(`services/${slug}`, ServicePageSchema, load),
  ),
  entry('speaking', SpeakingSchema, async () => (await import('../speaking.ts')).speaking),
  entry('products', ProductsSchema, async () => (await import('../products.ts')).products),
  entry(
    'toolkit-product',
    ToolkitFactsSchema,
    async () => (await import('../toolkit-product.ts')).toolkitProduct,
  ),
  entry(
    'policy-toolkit',
    PolicyToolkitSchema,
    async () => (await import('../policy-toolkit.ts')).policyToolkit,
  ),
  entry(
    'suite-modules',
    SuiteModulesSchema,
    async () => (await import('../suite-modules.ts')).suiteModuleList,
  ),
  entry(
    'aimpact-suite',
    SuitePageSchema,
    async () => (await import('../aimpact-suite.ts')).aimpactSuite,
  ),
  entry('rates', RatesSchema, async () => (await import('../rates.ts')).rates),
  entry('pricing', PricingSchema, async () => (await import('../pricing.ts')).pricing),
  entry('estimate', EstimateSchema, async () => (await import('../estimate.ts')).estimate),
  entry(
    'estimate-page',
    EstimatePageSchema,
    async () => (await import('../estimate-page.ts')).estimatePage,
  ),
  entry('careers', CareersSchema, async () => (await import('../careers.ts')).careers),
  entry('careers', JobPageSchema, async () => (await import('../careers.ts')).jobPage),
  entry('contact-options', ContactOptionsSchema, async () => ({
    ...(await import('../contact-options.ts')),
  })),
  entry('contact', ContactSchema, async () => (await import('../contact.ts')).contact),
  entry('search', SearchSchema, async () => (await import('../search.ts')).search),
  entry('search-words', SearchWordsSchema, async () => ({
    ...(await import('../search-words.ts')),
  })),
  entry('errors', ErrorsSchema, async () => (await import('../errors.ts')).errors),
];
