import { Breadcrumbs } from '~/components/Breadcrumbs';
import { ClosingCall } from '~/components/ClosingCall';
import { canonical } from '~/components/canonical';
import { LongRead } from '~/components/LongRead';
import { PageHeader } from '~/components/PageHeader';
import { PageMeta } from '~/components/PageMeta';
import { Picture } from '~/components/Picture';
import { SampleLinks } from '~/components/SampleLinks';
import { SmartLink } from '~/components/SmartLink';
import { StorySummary } from '~/components/StorySummary';
import { publisher, StructuredData } from '~/components/StructuredData';
import { Testimonial } from '~/components/Testimonial';
import { impactStories } from '~/content/impact-stories';
import { pictureFile } from '~/content/pictures';
import { samplesFor } from '~/content/sample-documents';
import { type Story, stories, storyFiles } from '~/content/stories';
import { contentHook } from '~/navigation/content-hook';
import { pages } from '~/pages';
import { knownSlugs } from '~/server/http/known-slugs.server';
import type { Route } from './+types/impact-story';
import { OtherStories } from './impact-story/OtherStories';

export const middleware = [knownSlugs(stories.map(({ slug }) => slug))];

const useStory = contentHook(storyFiles);

/** One case study told in full: a file in app/content/impact-stories. */
export default function ImpactStoryRoute({ params }: Route.ComponentProps) {
  const { html, contents, frontmatter: story } = useStory(params.slug);
  const { path } = story;
  const { closing } = impactStories;
  return (
    <>
      <PageMeta
        title={story.title}
        description={story.description}
        path={path}
        card={`impact-stories/${story.slug}`}
        type="article"
      />
      <article>
        <div className="wrap grid items-center gap-y-10 md:gap-y-14 lg:grid-cols-12 lg:gap-x-10">
          <div className="mx-[max(-1.25rem,-6.25vw)] sm:-mx-8 lg:col-span-6">
            <PageHeader
              title={story.title}
              subtitle={`${story.clientName} · ${story.sector}`}
              kicker={
                <Breadcrumbs page="impact-stories" last={{ label: story.clientName, path }} />
              }
            />
          </div>
          <StorySummary story={story} className="lg:order-1 lg:col-span-12" />
          <Picture
            name={story.cover}
            priority="wide"
            className="aspect-[3/2] w-full rounded-2xl object-cover lg:col-span-6 lg:mt-10 print:hidden"
          />
        </div>
        <LongRead
          html={html}
          contents={contents}
          wideOnly
          aside={<ServicesUsed paths={story.services} />}
        />
        <div className="on-night bg-night text-on-night">
          <div className="wrap max-w-[60rem] py-16 md:py-24">
            <Testimonial
              quote={story.testimonial}
              author={story.testimonialAuthor}
              logo={story.logo}
              large
            />
          </div>
        </div>
      </article>
      <SampleLinks samples={samplesFor(path)} />
      <OtherStories slug={story.slug} />
      <ClosingCall look="card" {...closing} />
      <StructuredData data={storyData(story)} />
    </>
  );
}

function ServicesUsed({ paths }: { paths: readonly string[] }) {
  const used = pages.filter((page) => paths.includes(page.path));
  return (
    <div className="no-print">
      <h2 className="font-text! font-600 text-[0.95rem]! text-muted">
        {impactStories.story.services}
      </h2>
      <ul className="mt-3 grid gap-2">
        {used.map(({ path, label }) => (
          <li key={path}>
            <SmartLink to={path} className="link inline-block py-0.5">
              {label}
            </SmartLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

function storyData(story: Story) {
  return {
    '@type': 'Article',
    headline: story.title,
    description: story.description,
    articleSection: story.sector,
    inLanguage: 'en-CA',
    mainEntityOfPage: canonical(story.path),
    image: canonical(pictureFile(story.cover).src),
    author: publisher,
    publisher,
    about: { '@type': 'Organization', name: story.clientName },
  } as const;
}
