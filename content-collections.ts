import {
  type CollectionContext,
  type Context,
  defineCollection,
  defineConfig,
  defineSingleton,
  type Meta,
} from '@content-collections/core';
import * as v from 'valibot';
import { localDay } from './app/content/local-day.ts';
import { organization } from './app/content/organization.ts';
import { markdownSections, pageById } from './app/content/pages.ts';
import { type DataName, dataFile as dataFileOf, dataSchemas } from './app/content/schemas/data.ts';
import { frontmatterSchemas } from './app/content/schemas/markdown.ts';
import type { Excerpt, ExcerptPlace } from './app/content/schemas/page.ts';
import { SlugSchema } from './app/content/schemas/primitives.ts';
import { ServiceSchema } from './app/content/schemas/services.ts';
import { compileMarkdown, notedIn, pagesOf, partOf } from './scripts/build/compile-markdown.ts';
import { json, markdown, readable } from './scripts/build/content-format.ts';
import { holidaysIn } from './scripts/build/holidays.ts';

// What the site says: the files of app/content, checked by the schemas of app/content/schemas. A page's `loader` gets it
// from app/content/collections.server.ts.

type Documents = Pick<Context, 'documents'>;

/** A data file of app/content/data. */
const dataFile = <const Name extends DataName>(name: Name) => ({
  name,
  typeName: name.charAt(0).toUpperCase() + name.slice(1),
  filePath: dataFileOf(name),
  parser: json,
  schema: readable(dataSchemas[name]),
});

/** A data file, passed on as it is. */
const unchanged = <const Name extends DataName>(name: Name) =>
  defineSingleton({ ...dataFile(name), transform: ({ _meta, ...document }) => document });

const testimonials = unchanged('testimonials');

/** The testimonial that a file quotes by its id. Throws with the fix when there is none. */
function quoted(id: string, file: string, { documents }: Documents) {
  const { label, testimonials: all } = documents(testimonials)[0] ?? { testimonials: [] };
  const found = all.find((each) => each.id === id);
  if (!found) throw new Error(`${file}: ${id}: ${dataFileOf('testimonials')} has no such id`);
  const { quote, author, logo, agreed } = found;
  return { quote, author, logo, ...(!agreed && { label }) };
}

/** A folder of Markdown files of app/content. */
const folder = <const Name extends keyof typeof frontmatterSchemas>(name: Name) => ({
  directory: `app/content/${name}`,
  include: '*.md',
  parser: markdown,
  schema: readable(frontmatterSchemas[name]),
});

/** A Markdown file compiled, with its slug and its address. */
async function compiled<Document extends { content: string; _meta: Meta }>(
  { content, _meta, ...frontmatter }: Document,
  { cache, collection }: Pick<CollectionContext, 'cache' | 'collection'>,
) {
  const { directory } = collection;
  const section = markdownSections.find(({ folder }) => directory.endsWith(`/${folder}`));
  try {
    const slug = v.parse(SlugSchema, _meta.path);
    const page = await cache(content, compileMarkdown);
    return { ...frontmatter, slug, path: `${section?.base ?? ''}/${slug}`, ...page };
  } catch (error) {
    const fix = error instanceof Error ? error.message : String(error);
    throw new Error(`${directory}/${_meta.filePath}: ${fix}`);
  }
}

const sampleDocuments = defineCollection({
  name: 'sampleDocuments',
  ...folder('samples'),
  async transform(sample, context) {
    const document = await compiled(sample, context);
    return { ...document, pages: pagesOf(document.html) };
  },
});

const samples = unchanged('samples');

/** The part of a sample document that a file shows, with what it needs there. */
function excerptOf(excerpt: ExcerptPlace, file: string, { documents }: Documents): Excerpt {
  const [words] = documents(samples);
  if (!words) throw new Error(`${file}: ${dataFileOf('samples')} cannot be read`);
  const { organization, disclaimer, stamp } = words;
  const part = partOf(excerpt, file, documents(sampleDocuments));
  return { ...excerpt, organization, disclaimer, stamp, ...part };
}

const servicesOverview = unchanged('servicesOverview');

const services = defineCollection({
  name: 'services',
  directory: 'app/content/data/services',
  include: '*.json',
  parser: json,
  schema: readable(ServiceSchema),
  transform({ _meta, testimonial: id, proof, ...service }, context) {
    const file = `${context.collection.directory}/${_meta.filePath}`;
    const { client, prices } = context.documents(servicesOverview)[0] ?? {};
    return {
      ...service,
      slug: _meta.path,
      price: prices?.[service.priced] ?? { text: '', links: [] },
      proof: proof && { ...proof, excerpt: excerptOf(proof.excerpt, file, context) },
      client: id && client ? { ...client, testimonial: quoted(id, file, context) } : undefined,
    };
  },
});

const aimpactSuite = defineSingleton({
  ...dataFile('aimpactSuite'),
  transform({ _meta, work, ...page }, context) {
    const excerpt = excerptOf(work.excerpt, context.singleton.filePath, context);
    const tools = page.tools.map((tool) => ({
      ...tool,
      screen: compileMarkdown(tool.screen).html,
    }));
    return { ...page, work: { ...work, excerpt }, tools };
  },
});

/** The tools of the suite as cards. */
function toolsInShort({ documents }: Documents) {
  const tools = documents(aimpactSuite)[0]?.tools ?? [];
  const { path } = pageById('aimpact-suite');
  return tools.map(({ id, name: title, description, icon }) => {
    return { icon, title, description, link: `${path}#${id}` };
  });
}

const home = defineSingleton({
  ...dataFile('home'),
  transform({ _meta, testimonials: { quotes, ...testimonials }, ...page }, context) {
    const { filePath } = context.singleton;
    const areas = context.documents(servicesOverview)[0]?.areas ?? [];
    const cards = areas.map(({ signs: _, brief, ...card }) => ({ ...card, description: brief }));
    const { html, ...excerpt } = excerptOf(page.work, filePath, context);
    const link = pageById('aimpact-suite').path;
    return {
      ...page,
      work: { ...page.work, ...excerpt, ...notedIn(html, filePath) },
      services: { ...page.services, cards },
      suite: { ...page.suite, tools: toolsInShort(context).map((tool) => ({ ...tool, link })) },
      testimonials: { ...testimonials, items: quotes.map((id) => quoted(id, filePath, context)) },
    };
  },
});

const impactStories = defineSingleton({
  ...dataFile('impactStories'),
  transform({ _meta, carousel: { title, quotes }, ...page }, context) {
    const testimonials = quotes.map((id) => quoted(id, context.singleton.filePath, context));
    return { ...page, carousel: { title, testimonials } };
  },
});

const products = defineSingleton({
  ...dataFile('products'),
  transform: ({ _meta, suite, ...page }, context) => ({
    ...page,
    suite: { ...suite, tools: toolsInShort(context) },
  }),
});

const ceo = defineSingleton({
  ...dataFile('ceo'),
  transform({ _meta, meta, ...page }) {
    const { name, role } = organization.ceo;
    return { ...page, meta: { ...meta, title: `${name}, ${role}` } };
  },
});

const consultations = defineSingleton({
  ...dataFile('consultations'),
  transform({ _meta, ...rules }) {
    const { countryCode, regionCode } = organization.location;
    // Longer than a site goes without a build.
    const years = [0, 1, 2, 3, 4].map((later) => new Date().getUTCFullYear() + later);
    return { ...rules, holidays: holidaysIn(countryCode, regionCode, years) };
  },
});

const posts = defineCollection({
  name: 'posts',
  ...folder('blog'),
  transform: (post, context) =>
    post.published > localDay() ? context.skip('its day is to come') : compiled(post, context),
});

const stories = defineCollection({
  name: 'stories',
  ...folder('impact-stories'),
  async transform({ agreed, ...story }, context) {
    const label = agreed ? undefined : context.documents(testimonials)[0]?.label;
    return { ...(await compiled(story, context)), label };
  },
});

const legalPages = defineCollection({
  name: 'legalPages',
  ...folder('legal'),
  transform: (page, context) => compiled(page, context),
});

export default defineConfig({
  content: [
    defineSingleton({
      ...dataFile('organization'),
      // The facts themselves are read from the file. The news are as of the day of the build.
      transform: ({ partner: { suiteNews } }) => ({ suiteNews }),
    }),
    unchanged('prices'),
    consultations,
    testimonials,
    servicesOverview,
    services,
    home,
    impactStories,
    unchanged('about'),
    unchanged('partnership'),
    unchanged('team'),
    ceo,
    unchanged('speaking'),
    products,
    unchanged('policyToolkit'),
    aimpactSuite,
    unchanged('pricing'),
    unchanged('resources'),
    unchanged('careers'),
    unchanged('job'),
    unchanged('search'),
    unchanged('searchWords'),
    unchanged('faq'),
    unchanged('videos'),
    unchanged('podcasts'),
    unchanged('blog'),
    samples,
    posts,
    stories,
    sampleDocuments,
    legalPages,
  ],
});
