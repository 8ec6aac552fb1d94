import type { BlogPosting, WithContext } from 'schema-dts';
import { canonical } from '~/components/canonical';
import { StructuredData } from '~/components/StructuredData';
import { organization } from '~/content/organization';
import { pictureFile } from '~/content/pictures';
import { type Post, postPath } from '~/content/posts';

/** What search engines and previews are told about a post (schema.org/BlogPosting). */
export function PostData({ post }: { post: Post }) {
  const address = canonical(postPath(post.slug));
  const data: WithContext<BlogPosting> = {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.description,
    articleSection: post.category,
    datePublished: post.published,
    inLanguage: 'en-CA',
    mainEntityOfPage: address,
    url: address,
    image: canonical(pictureFile(post.cover).src),
    author: { '@type': 'Person', name: post.author, url: canonical('/about/team') },
    publisher: { '@type': 'Organization', name: organization.name, url: canonical('/') },
  };
  return (
    <>
      <meta property="article:published_time" content={post.published} />
      <meta property="article:section" content={post.category} />
      <StructuredData data={data} />
    </>
  );
}
