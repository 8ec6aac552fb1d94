import { Breadcrumbs } from '~/components/Breadcrumbs';
import { FeedLinks } from '~/components/FeedLinks';
import { LongRead } from '~/components/LongRead';
import { PageHeader } from '~/components/PageHeader';
import { PageMeta } from '~/components/PageMeta';
import { Picture } from '~/components/Picture';
import { blog } from '~/content/blog';
import { blogFeedPaths } from '~/content/blog-feed-paths';
import { postPath, usePost } from '~/content/posts';
import { usePath } from '~/layout/usePath';
import { PostData } from './blog-post/PostData';
import { PostFacts } from './blog-post/PostFacts';
import { RelatedPosts } from './blog-post/RelatedPosts';

/** One post; every file in app/content/blog has a route of its own to this module. */
export default function BlogPostRoute() {
  const { html, contents, frontmatter: post } = usePost(usePath().split('/').at(-1) ?? '');
  const path = postPath(post.slug);
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
          phoneImage={post.cover}
          kicker={<Breadcrumbs page="blog" last={{ label: post.title, path }} />}
        >
          <PostFacts post={post} />
        </PageHeader>
        <div className="wrap">
          <Picture
            name={post.cover}
            priority="wide"
            className="wide-only aspect-[16/9] w-full rounded-2xl object-cover md:aspect-[21/9] print:hidden"
          />
        </div>
        <LongRead html={html} contents={contents} contentsOn="wide" />
      </article>
      <RelatedPosts post={post} />
      <PostData post={post} />
    </>
  );
}
