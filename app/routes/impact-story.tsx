import { data } from 'react-router';
import { LongRead } from '~/components/LongRead';
import { CardHeading, TextLink } from '~/components/links';
import { ClosingCall } from '~/components/Page';
import { Breadcrumbs, PageHeader } from '~/components/PageHeader';
import { Picture } from '~/components/Picture';
import { canonical, pageMeta, publisher } from '~/components/page-meta';
import { SampleLinks } from '~/components/SampleLinks';
import { Section } from '~/components/Section';
import { StorySummary } from '~/components/StorySummary';
import { Testimonial } from '~/components/Testimonials';
import {
  allStories,
  impactStories,
  type Story,
  samplesFor,
  stories,
} from '~/content/collections.server';
import { pages } from '~/content/pages';
import type { Route } from './+types/impact-story';

export function loader({ params: { slug } }: Route.LoaderArgs) {
  const story = allStories.find((each) => each.slug === slug);
  if (!story) throw data(null, { status: 404 });
  const others = stories.filter((each) => each.slug !== slug);
  const { note, featured, story: words, closing } = impactStories;
  return {
    story,
    others,
    page: { note, featured, story: words, closing },
    samples: samplesFor(story.path),
  };
}

export const meta: Route.MetaFunction = ({ loaderData: { story } }) =>
  pageMeta('impact-stories', story, {
    last: { label: story.clientName, path: story.path },
    card: `impact-stories/${story.slug}`,
    type: 'article',
    data: import.meta.env.SSR ? [storyData(story)] : [],
  });

export default function ImpactStoryRoute({ loaderData }: Route.ComponentProps) {
  const { story, page, others, samples } = loaderData;
  const { path, html, contents } = story;
  const used = pages.filter((each) => story.services.includes(each.path));
  return (
    <>
      <article>
        <div className="wrap grid items-center gap-y-10 lg:grid-cols-12 lg:gap-x-8">
          <div className="mx-[max(-1.25rem,-6.25vw)] sm:-mx-8 lg:col-span-8">
            <PageHeader
              title={story.title}
              subtitle={[story.label, story.clientName, story.sector].filter(Boolean).join(' · ')}
              kicker={
                <Breadcrumbs page="impact-stories" last={{ label: story.clientName, path }} />
              }
            />
          </div>
          <StorySummary story={story} words={page} className="mt-2 lg:order-1 lg:col-span-12" />
          <Picture
            picture={story.cover}
            priority="wide"
            className="aspect-[3/2] w-full rounded-xl object-cover lg:col-span-4 lg:mt-10 print:hidden"
          />
        </div>
        <LongRead
          html={html}
          contents={contents}
          aside={
            <div className="no-print">
              <h2 className="font-text! font-600 step--1! text-muted">{page.story.services}</h2>
              <ul className="mt-3 grid gap-1">
                {used.map(({ path, label }) => (
                  <li key={path}>
                    <TextLink link={{ href: path, label }} />
                  </li>
                ))}
              </ul>
            </div>
          }
        >
          <div className="mt-10 border-t border-line pt-8">
            <Testimonial
              quote={story.testimonial}
              author={story.testimonialAuthor}
              logo={story.logo}
              label={story.label}
            />
          </div>
        </LongRead>
      </article>
      <SampleLinks samples={samples} />
      {others.length > 0 && (
        <Section
          labelledBy="other-stories"
          heading={page.story.other}
          size="step-2"
          beside={<TextLink link={{ href: '/resources/impact-stories', label: page.story.back }} />}
          className="no-print"
        >
          <ul className="mt-8 grid gap-8">
            {others.map((story) => (
              <li
                key={story.slug}
                className="group relative grid items-center gap-6 md:grid-cols-3 md:gap-8"
              >
                <Picture
                  picture={story.cover}
                  className="aspect-[16/9] w-full rounded-xl object-cover"
                />
                <div className="min-w-0 md:col-span-2">
                  <p className="step--1 text-muted">{story.clientName}</p>
                  <CardHeading to={story.path} className="mt-1 step-2">
                    {story.title}
                  </CardHeading>
                  <p className="mt-3 text-muted">{story.outcome}</p>
                </div>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <ClosingCall {...page.closing} />
    </>
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
    image: canonical(story.cover.src),
    author: publisher(),
    publisher: publisher(),
    about: { '@type': 'Organization', name: story.clientName },
  } as const;
}
