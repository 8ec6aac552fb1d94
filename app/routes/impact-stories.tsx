import { ButtonLink } from '~/components/Button';
import { Page } from '~/components/Page';
import { Picture } from '~/components/Picture';
import { pageMeta } from '~/components/page-meta';
import { Section } from '~/components/Section';
import { StorySummary } from '~/components/StorySummary';
import { Testimonials } from '~/components/Testimonials';
import { impactStories, stories } from '~/content/collections.server';
import type { Route } from './+types/impact-stories';

export const loader = () => ({ ...impactStories, stories });

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta('impact-stories', loaderData.meta);

export default function ImpactStoriesRoute({ loaderData: page }: Route.ComponentProps) {
  const { title, testimonials } = page.carousel;
  return (
    <Page id="impact-stories" content={page}>
      <Section labelledBy="stories" heading={page.featured.title} text={page.intro}>
        <ul className="mt-10 grid gap-12">
          {page.stories.map((story) => (
            <li key={story.slug}>
              <article className="border-t-2 border-ink pt-8">
                <div className="grid items-center gap-x-8 gap-y-6 lg:grid-cols-12">
                  <div className="lg:col-span-8">
                    <p className="step--1 text-muted">
                      {story.clientName} · {story.sector}
                    </p>
                    <h3 className="mt-2 step-3">{story.title}</h3>
                  </div>
                  <Picture
                    picture={story.cover}
                    sizes="26rem"
                    className="aspect-[3/2] w-full rounded-xl object-cover lg:col-span-4"
                  />
                </div>
                <StorySummary story={story} words={page} className="mt-8">
                  <p className="mt-6">
                    <strong className="font-600">{page.featured.labels.solution}:</strong>{' '}
                    {story.solution}
                  </p>
                </StorySummary>
                <ButtonLink
                  link={{ href: story.path, label: page.featured.readStory }}
                  variant="outline"
                  className="mt-6"
                >
                  <span className="visually-hidden">: {story.clientName}</span>
                </ButtonLink>
              </article>
            </li>
          ))}
        </ul>
      </Section>
      <Testimonials ground="mist" heading={title} items={testimonials} />
    </Page>
  );
}
