import { Icon } from '~/components/Icon';
import { Arrow, CardLink, TextLink } from '~/components/links';
import { Page } from '~/components/Page';
import { PostCard } from '~/components/PostCard';
import { pageMeta } from '~/components/page-meta';
import { SampleLinks } from '~/components/SampleLinks';
import { Section } from '~/components/Section';
import { listedSamples, posts, resources } from '~/content/collections.server';
import { localNewsletter } from '~/content/local-newsletter';
import { LocalNewsletter } from '~/newsletter/LocalNewsletter';
import type { Route } from './+types/resources';

export const loader = () => {
  const [newestPost] = posts;
  return { ...resources, localNewsletter, newestPost, samples: listedSamples };
};

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta('resources', loaderData.meta);

type Content = Route.ComponentProps['loaderData'];

export default function ResourcesRoute({ loaderData }: Route.ComponentProps) {
  const { newest, newestPost, samples, newsletter, localNewsletter, featured } = loaderData;
  return (
    <Page id="resources" content={loaderData}>
      <ResourceCards {...loaderData} />
      {newestPost && (
        <Section ground="mist" labelledBy="newest" heading={newest}>
          <PostCard post={newestPost} leads />
        </Section>
      )}
      <SampleLinks samples={samples} />
      <FeaturedInsight {...featured} />
      <LocalNewsletter {...newsletter} words={localNewsletter} />
    </Page>
  );
}

function ResourceCards({ intro, cards }: Content) {
  return (
    <Section className="two-columns">
      <p className="text-balance font-display step-2 leading-snug">{intro}</p>
      <ul className="border-b border-line">
        {cards.map((card) => (
          <li
            key={card.title}
            className="card-link group relative flex gap-5 border-t border-line py-6"
          >
            <Icon name={card.icon} className="icon-7 text-evergreen" />
            <div className="min-w-0">
              <h2 className="step-2">
                <CardLink to={card.link.href}>{card.title}</CardLink>
              </h2>
              <p className="mt-1 max-w-[34rem] text-muted">{card.text}</p>
            </div>
            <p className="ml-auto flex items-center gap-3 text-evergreen">
              <span className="max-sm:hidden">{card.link.label}</span>
              <Arrow />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function FeaturedInsight({ label, title, text, byline, link }: Content['featured']) {
  const insight = (
    <>
      <h3 className="step-1">{title}</h3>
      <p className="mt-2 max-w-[42rem]">{text}</p>
      <p className="mt-2 flex flex-wrap gap-x-6">
        {byline}
        <TextLink inline link={link} />
      </p>
    </>
  );
  if (!title.startsWith('[')) {
    return (
      <Section labelledBy="featured" heading={label} className="grid gap-6">
        <div>{insight}</div>
      </Section>
    );
  }
  return (
    <details data-nosnippet="" className="no-print wrap py-6 step--1 text-muted">
      <summary className="inline-flex items-center gap-2 py-1 hover:text-evergreen">
        {label}
        <Icon name="i-lucide-chevron-down" className="icon-4" />
      </summary>
      <div className="pt-4">{insight}</div>
    </details>
  );
}
