import { Breadcrumbs } from '~/components/Breadcrumbs';
import { canonical } from '~/components/canonical';
import { FeedLinks } from '~/components/FeedLinks';
import { LongRead } from '~/components/LongRead';
import { PageHeader } from '~/components/PageHeader';
import { PageMeta } from '~/components/PageMeta';
import { Picture } from '~/components/Picture';
import { SmartLink } from '~/components/SmartLink';
import { publisher, StructuredData } from '~/components/StructuredData';
import { blog, blogFeedPaths } from '~/content/blog';
import { longDate } from '~/content/long-date';
import { pictureFile } from '~/content/pictures';
import { type Post, postFiles, posts } from '~/content/posts';
import { contentHook } from '~/navigation/content-hook';
import { knownSlugs } from '~/server/http/known-slugs.server';
import type { Route } from './+types/blog-post';
import { RelatedPosts } from './blog-post/RelatedPosts';

export const middleware = [knownSlugs(posts.map(({ slug }) => slug))];

const usePost = contentHook(postFiles);

/** One post: a file in app/content/blog. */
export default function BlogPostRoute({ params }: Route.ComponentProps) {
  const { html, contents, frontmatter: post } = usePost(params.slug);
  const { path } = post;
  return (
    <>
      <PageMeta
        title={post.title}
        description={post.description}
        path={path}
        card={`blog/${post.slug}`}
        type="article"
      />
      <FeedLinks title={blog.meta.title} paths={blogFeedPaths} />
      <article>
        <PageHeader
          title={post.title}
          kicker={<Breadcrumbs page="blog" last={{ label: post.title, path }} />}
        >
          <PostFacts post={post} />
        </PageHeader>
        <div className="wrap">
          <Picture
            name={post.cover}
            photo={post.photo}
            priority="wide"
            className="aspect-[16/9] w-full rounded-2xl object-cover md:aspect-[21/9] print:hidden"
          />
        </div>
        <LongRead html={html} contents={contents} wideOnly />
      </article>
      <RelatedPosts post={post} />
      <PostData post={post} />
    </>
  );
}

function PostFacts({ post }: { post: Post }) {
  return (
    <p className="flex flex-wrap items-center gap-x-5 gap-y-1 text-muted">
      <SmartLink
        to={`/resources/blog?category=${encodeURIComponent(post.category)}`}
        className="py-1 font-600 text-cedar no-underline hover:underline"
      >
        {post.category}
      </SmartLink>
      <time dateTime={post.published}>{longDate(post.published)}</time>
      <span>
        {blog.post.by}{' '}
        <SmartLink to="/about/team" className="py-1 text-ink underline-transparent hover:underline">
          {post.author}
        </SmartLink>
      </span>
      <span>
        {blog.post.reviewed} <time dateTime={post.reviewed}>{longDate(post.reviewed)}</time>
      </span>
    </p>
  );
}

function PostData({ post }: { post: Post }) {
  const address = canonical(post.path);
  return (
    <>
      <meta property="article:published_time" content={post.published} />
      <meta property="article:section" content={post.category} />
      <StructuredData
        data={{
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
          publisher,
        }}
      />
    </>
  );
}
