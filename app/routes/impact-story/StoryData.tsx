import type { Article, WithContext } from 'schema-dts';
import { canonical } from '~/components/canonical';
import { StructuredData } from '~/components/StructuredData';
import { organization } from '~/content/organization';
import { pictureFile } from '~/content/pictures';
import { type Story, storyPath } from '~/content/stories';

/** What search engines are told about a case study (schema.org/Article). */
export function StoryData({ story }: { story: Story }) {
  const publisher = {
    '@type': 'Organization',
    name: organization.name,
    url: canonical('/'),
  } as const;
  const data: WithContext<Article> = {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: story.title,
    description: story.description,
    articleSection: story.sector,
    inLanguage: 'en-CA',
    mainEntityOfPage: canonical(storyPath(story.slug)),
    image: canonical(pictureFile(story.cover).src),
    author: publisher,
    publisher,
    about: { '@type': 'Organization', name: story.clientName },
  };
  return <StructuredData data={data} />;
}
