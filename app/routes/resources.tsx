import { TextLink } from '~/components/links';
import { CardList } from '~/components/lists';
import { Page } from '~/components/Page';
import { PostCard } from '~/components/PostCard';
import { pageMeta } from '~/components/page-meta';
import { SampleRow } from '~/components/SampleRow';
import { Section } from '~/components/Section';
import { posts, resources, sampleRow } from '~/content/collections.server';
import { LocalNewsletter } from '~/newsletter/LocalNewsletter';
import type { Route } from './+types/resources';

export const loader = () => {
  const [newestPost] = posts;
  return { ...resources, newestPost, samples: sampleRow };
};

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta('resources', loaderData.meta);

export default function ResourcesRoute({ loaderData }: Route.ComponentProps) {
  const { intro, cards, newest, newestPost, samples, newsletter, featured } = loaderData;
  // While its title stands in brackets.
  const isTemplate = featured.title.startsWith('[');
  return (
    <Page id="resources" content={loaderData}>
      <Section className="two-columns">
        <p className="text-balance font-display step-2 leading-snug">{intro}</p>
        <CardList
          cards={cards}
          level="h2"
          className="border-b border-line"
          entry="border-t border-line py-6"
        />
      </Section>
      {newestPost && (
        <Section ground="mist" labelledBy="newest" heading={newest}>
          <PostCard post={newestPost} leads />
          <section
            aria-labelledby="featured"
            data-nosnippet={isTemplate ? '' : undefined}
            className={`two-columns gap-y-2! border-t pt-6 ${isTemplate ? 'no-print border-dashed border-edge text-muted' : 'border-line'}`}
          >
            <p id="featured" className="step--1 font-600 lg:pt-1">
              {featured.label}
            </p>
            <div>
              <h3 className="step-1">{featured.title}</h3>
              <p className="mt-2">{featured.text}</p>
              <p className="mt-2 flex flex-wrap gap-x-6">
                {featured.byline}
                <TextLink inline link={featured.link} />
              </p>
            </div>
          </section>
        </Section>
      )}
      <SampleRow samples={samples} />
      <LocalNewsletter {...newsletter} />
    </Page>
  );
}
