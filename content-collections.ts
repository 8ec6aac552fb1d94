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
import { markdownSections } from './app/content/pages.ts';
import { type DataName, dataFile as dataFileOf, dataSchemas } from './app/content/schemas/data.ts';
import { frontmatterSchemas } from './app/content/schemas/markdown.ts';
import type { Excerpt, ExcerptSchema } from './app/content/schemas/page.ts';
import { SlugSchema } from './app/content/schemas/primitives.ts';
import { ServiceSchema } from './app/content/schemas/services.ts';
import { compileMarkdown } from './scripts/build/compile-markdown.ts';
import { json, markdown, readable } from './scripts/build/content-format.ts';
import { holidaysIn } from './scripts/build/holidays.ts';

// What the site says: the files of app/content, checked by the schemas of app/content/schemas. A page's `loader` gets it
// from app/content/collections.server.ts.

/** A data file of app/content/data. */
const dataFile = <const Name extends DataName>(name: Name) => ({
  name,
  typeName: name.charAt(0).toUpperCase() + name.slice(1),
  filePath: dataFileOf(name),
  parser: json,
  schema: readable(dataSchemas[name]),
});

const withoutMeta = <Document extends { _meta: Meta }>({ _meta, ...document }: Document) =>
  document;

/** A data file, passed on as it is. */
const unchanged = <const Name extends DataName>(name: Name) =>
  defineSingleton({ ...dataFile(name), transform: withoutMeta });

const testimonials = unchanged('testimonials');

/** The testimonial that a file quotes by its id. Throws with the fix when there is none. */
function quoted(id: string, file: string, { documents }: Pick<Context, 'documents'>) {
  const { label, testimonials: all } = documents(testimonials)[0] ?? { testimonials: [] };
  const found = all.find((each) => each.id === id);
  if (found) {
    const { quote, author, logo, agreed } = found;
    return { quote, author, logo, ...(!agreed && { label }) };
  }
  const known = all.map((each) => each.id).join(', ');
  const place = dataFileOf('testimonials');
  throw new Error(
    `${file}: ${id}: ${place} has no testimonial with this id; quote one of ${known}`,
  );
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
  const { path: slug, filePath } = _meta;
  const { directory } = collection;
  try {
    const page = await cache(content, compileMarkdown);
    const base =
      markdownSections.find(({ folder }) => directory.endsWith(`/${folder}`))?.base ?? '';
    return { ...frontmatter, slug: v.parse(SlugSchema, slug), path: `${base}/${slug}`, ...page };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const fix = v.isValiError(error) ? `the file’s name: ${message}` : message;
    throw new Error(`${directory}/${filePath}: ${fix}`);
  }
}

const pageBreak = '<hr>';

const sampleDocuments = defineCollection({
  name: 'sampleDocuments',
  ...folder('samples'),
  async transform(sample, context) {
    const { html, ...document } = await compiled(sample, context);
    return { ...document, html, pages: html.split(pageBreak) };
  },
});

const samples = unchanged('samples');

/** The part of a sample document that a file shows. Throws with the fix when there is none. */
function excerptOf(
  { sample, section, link }: v.InferOutput<typeof ExcerptSchema>,
  file: string,
  { documents }: Pick<Context, 'documents'>,
): Excerpt {
  const found = documents(sampleDocuments).find(({ _meta }) => _meta.path === sample);
  const parts = found?.content.split(/^## /m) ?? [];
  const part = parts.find((each) => each.startsWith(`${section}\n`));
  const [words] = documents(samples);
  if (!words) throw new Error(`${file}: ${sample}: ${dataFileOf('samples')} has no words for it`);
  if (!found || !part) {
    const place = `app/content/samples/${sample}.md`;
    throw new Error(
      `${file}: ${sample}: ${place} has no section “${section}”; name one that it has`,
    );
  }
  const [html = ''] = compileMarkdown(part.slice(section.length)).html.split(pageBreak);
  const { title } = found;
  const { organization, disclaimer, stamp } = words;
  const path = `/resources/samples/${sample}`;
  return { sample, section, link, title, organization, disclaimer, stamp, path, html };
}

/** The first phrase of an excerpt that has a note, with its paragraph. Throws with the fix when there is none. */
function notedIn({ html, ...excerpt }: Excerpt, file: string) {
  const [, paragraph, note] =
    /<div class="noted"><p>(.*?)<\/p><details.*?<p>(.*?)<\/p>/s.exec(html) ?? [];
  if (paragraph && note) return { ...excerpt, paragraph, note };
  throw new Error(`${file}: work: “${excerpt.section}” has no note; choose a part with one`);
}

const servicesOverview = unchanged('servicesOverview');

const services = defineCollection({
  name: 'services',
  directory: 'app/content/data/services',
  include: '*.json',
  parser: json,
  schema: readable(ServiceSchema),
  transform({ _meta, testimonial: id, proof, priced, ...service }, context) {
    const file = `${context.collection.directory}/${_meta.filePath}`;
    const [overview] = context.documents(servicesOverview);
    const client = overview?.client;
    return {
      ...service,
      slug: _meta.path,
      price: overview?.prices[priced] ?? { text: '', links: [] },
      proof: proof && { ...proof, excerpt: excerptOf(proof.excerpt, file, context) },
      client: id && client ? { ...client, testimonial: quoted(id, file, context) } : undefined,
    };
  },
});

const aimpactSuite = defineSingleton({
  ...dataFile('aimpactSuite'),
  transform({ _meta, work, ...page }, context) {
    const excerpt = excerptOf(work.excerpt, context.singleton.filePath, context);
    const tools = page.tools.map(({ screen, ...tool }) => {
      return { ...tool, screen: compileMarkdown(screen).html };
    });
    return { ...page, work: { ...work, excerpt }, tools };
  },
});

/** The tools of the suite as lists show them. */
function toolsInShort({ documents }: Pick<Context, 'documents'>) {
  const tools = documents(aimpactSuite)[0]?.tools ?? [];
  return tools.map(({ id, name, description, icon }) => ({ id, name, description, icon }));
}

const home = defineSingleton({
  ...dataFile('home'),
  transform(
    { _meta, work, services, suite, testimonials: { quotes, ...testimonials }, ...page },
    context,
  ) {
    const { filePath } = context.singleton;
    const areas = context.documents(servicesOverview)[0]?.areas ?? [];
    const cards = areas.map(({ icon, title, brief, link }) => {
      return { icon, title, description: brief, link };
    });
    return {
      ...page,
      work: { ...work, ...notedIn(excerptOf(work, filePath, context), filePath) },
      services: { ...services, cards },
      suite: { ...suite, tools: toolsInShort(context) },
      testimonials: { ...testimonials, items: quotes.map((id) => quoted(id, filePath, context)) },
    };
  },
});

const impactStories = defineSingleton({
  ...dataFile('impactStories'),
  transform({ _meta, carousel: { title, quotes }, ...page }, context) {
    const { filePath } = context.singleton;
    const testimonials = quotes.map((id) => quoted(id, filePath, context));
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
    return { ...page, name, role, meta: { ...meta, title: `${name}, ${role}` } };
  },
});

/** Longer than a site goes without a build. */
const yearsOfHolidays = 5;

const consultations = defineSingleton({
  ...dataFile('consultations'),
  transform({ _meta, ...rules }) {
    const { countryCode, regionCode } = organization.location;
    const thisYear = new Date().getUTCFullYear();
    const years = Array.from({ length: yearsOfHolidays }, (_, later) => thisYear + later);
    return { ...rules, holidays: holidaysIn(countryCode, regionCode, years) };
  },
});

const posts = defineCollection({
  name: 'posts',
  ...folder('blog'),
  transform: (post, context) =>
    post.published > localDay()
      ? context.skip(`it is published on ${post.published}`)
      : compiled(post, context),
});

const stories = defineCollection({
  name: 'stories',
  ...folder('impact-stories'),
  async transform({ agreed, ...story }, context) {
    const [words] = context.documents(testimonials);
    return { ...(await compiled(story, context)), label: agreed ? undefined : words?.label };
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
