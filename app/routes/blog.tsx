import { Button } from '~/components/Button';
import { Choice, SearchField } from '~/components/filter/fields';
import { countInWords, matchesSearch } from '~/components/filter/search-text';
import { useAddressFilters } from '~/components/filter/useAddressFilters';
import { TextLink } from '~/components/links';
import { Page } from '~/components/Page';
import { PostCard } from '~/components/PostCard';
import { feedLinks, pageMeta } from '~/components/page-meta';
import { type Blog, blog, type Post, posts } from '~/content/collections.server';
import { blogFeedPaths, pageById } from '~/content/pages';
import { LocalNewsletter } from '~/newsletter/LocalNewsletter';
import type { Route } from './+types/blog';

export const loader = () => ({ ...blog, posts });

/** The filters change only the address. */
export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = ({ loaderData: { meta } }) =>
  pageMeta('blog', meta, { more: feedLinks(meta.title, blogFeedPaths) });

export default function BlogRoute({ loaderData: blog }: Route.ComponentProps) {
  return (
    <Page id="blog" content={blog}>
      <PostList blog={blog} posts={blog.posts} />
      <LocalNewsletter {...blog.newsletter} />
    </Page>
  );
}

function PostList({ blog, posts }: { blog: Blog; posts: readonly Post[] }) {
  const filters = useAddressFilters();
  const { pagination, category: categories } = blog;
  const category = categories.options.find((option) => option === filters.value('category'));
  const found = posts
    .filter((post) => category === undefined || post.category === category)
    .filter((post) => matchesSearch(filters.value('q'), [post.title, post.excerpt]));
  return (
    <section aria-labelledby="posts" className="wrap section-space">
      <h2 id="posts" className="visually-hidden">
        {blog.listHeading}
      </h2>
      <search className="needs-script no-print block">
        <form {...filters.form} className="grid gap-5 md:grid-cols-12">
          <SearchField {...blog.search} className="md:col-span-7 lg:col-span-8" />
          <Choice {...categories} name="category" className="md:col-span-5 lg:col-span-4" />
        </form>
      </search>
      <p role="status" className="needs-script mt-5 step--1 text-muted">
        {countInWords(found.length, blog.count)}
      </p>
      {found.length > 0 ? (
        <>
          <ul className="mt-6 border-b border-line">
            {found.map((post, index) => (
              <li key={post.slug} className="border-t border-line">
                <PostCard post={post} leads={index === 0} />
              </li>
            ))}
          </ul>
          <nav
            aria-label={pagination.label}
            className="no-print mt-10 flex flex-wrap items-center justify-center gap-5"
          >
            <Button variant="outline" size="sm" disabled>
              {pagination.previous}
            </Button>
            <p className="text-muted">{pagination.position}</p>
            <Button variant="outline" size="sm" disabled>
              {pagination.next}
            </Button>
          </nav>
        </>
      ) : (
        <p className="mt-6 rounded-xl bg-mist p-8 step-1">
          {blog.empty}{' '}
          <TextLink inline link={{ href: pageById('blog').path, label: blog.post.back }} />
        </p>
      )}
    </section>
  );
}
