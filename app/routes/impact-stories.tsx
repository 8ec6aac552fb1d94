import { ButtonLink } from '~/components/Button';
import { Page } from '~/components/Page';
import { Picture } from '~/components/Picture';
import { pageMeta } from '~/components/page-meta';
import { StorySummary } from '~/components/StorySummary';
import { Testimonials } from '~/components/Testimonial';
import { impactStories, stories } from '~/content/collections.server';
import type { Route } from './+types/impact-stories';

export const loader = () => ({ ...impactStories, stories });

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta('impact-stories', loaderData.meta);

export default function ImpactStoriesRoute({ loaderData }: Route.ComponentProps) {
  const { title, testimonials } = loaderData.carousel;
  return (
    <Page id="impact-stories" content={loaderData}>
      <FeaturedStories page={loaderData} />
      <Testimonials ground="mist" heading={title} items={testimonials} />
    </Page>
  );
}

function FeaturedStories({ page }: { page: Route.ComponentProps['loaderData'] }) {
  return (
    <section aria-labelledby="stories" className="wrap py-14 md:py-20">
      <div className="grid gap-6 md:grid-cols-12 md:items-end">
        <h2 id="stories" className="step-3 md:col-span-6">
          {page.featured.title}
        </h2>
        <p className="max-w-[34rem] text-muted md:col-span-6 md:justify-self-end">{page.intro}</p>
      </div>
      <ul className="mt-12 grid gap-16 md:gap-24">
        {page.stories.map((story, index) => (
          <li key={story.slug}>
            <article>
              <div className="grid md:grid-cols-12">
                <Picture
                  name={story.cover}
                  className={`aspect-[3/2] w-full rounded-2xl object-cover md:row-start-1 md:aspect-[2/1] ${index % 2 ? 'md:col-start-3 md:col-end-13' : 'md:col-start-1 md:col-end-11'}`}
                />
                <div
                  className={`card relative z-1 mx-[min(1rem,2.8vw)] -mt-12 p-6 md:row-start-1 md:mx-0 md:mt-0 md:mb-[-2.5rem] md:self-end md:p-8 ${index % 2 ? 'md:col-start-1 md:col-end-7' : 'md:col-start-7 md:col-end-13'}`}
                >
                  <p className="step--1 text-muted">
                    {story.clientName} · {story.sector}
                  </p>
                  <h3 className="mt-2 step-3">{story.title}</h3>
                </div>
              </div>
              <StorySummary story={story} words={page} className="mt-10 md:mt-18" />
              <ButtonLink
                link={{ href: story.path, label: page.featured.readStory }}
                variant="outline"
                className="mt-8"
              >
                <span className="visually-hidden">: {story.clientName}</span>
              </ButtonLink>
            </article>
          </li>
        ))}
      </ul>
    </section>
  );
}
