import { Breadcrumbs } from '~/components/Breadcrumbs';
import { FeedLinks } from '~/components/FeedLinks';
import { PageHeader } from '~/components/PageHeader';
import { PageMeta } from '~/components/PageMeta';
import { blog } from '~/content/blog';
import { blogFeedPaths } from '~/content/blog-feed-paths';
import { LocalNewsletter } from '~/newsletter/LocalNewsletter';
import { PostList } from './blog/PostList';

/** The list of posts (specification, section 2, Blog). */
export default function BlogRoute() {
  return (
    <>
      <PageMeta {...blog.meta} path="/resources/blog" card="blog" />
      <FeedLinks title={blog.meta.title} paths={blogFeedPaths} />
      <PageHeader {...blog.header} kicker={<Breadcrumbs page="blog" />} />
      <PostList />
      <LocalNewsletter {...blog.newsletter} />
    </>
  );
}
