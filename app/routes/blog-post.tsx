import { data } from 'react-router';
import { LongRead } from '~/components/LongRead';
import { SmartLink, TextLink } from '~/components/links';
import { CardList } from '~/components/lists';
import { Breadcrumbs, PageHeader } from '~/components/PageHeader';
import { Picture } from '~/components/Picture';
import { canonical, feedLinks, pageMeta, publisher } from '~/components/page-meta';
import { Section } from '~/components/Section';
import { allPosts, blog, type Post, people, posts } from '~/content/collections.server';
import { organization } from '~/content/organization';
import { blogFeedPaths, pageById } from '~/content/pages';
import { NewsletterSignup } from '~/newsletter/NewsletterSignup';
import { longDate } from '~/text/long-date';
import type { Route } from './+types/blog-post';

export function loader({ params: { slug } }: Route.LoaderArgs) {
  const post = allPosts.find((each) => each.slug === slug);
  if (!post) throw data(null, { status: 404 });
  const others = posts.filter((other) => other.slug !== slug);
  const near = others.filter(({ category }) => category === post.category);
  const related = [...new Set([...near, ...others])].slice(0, 3);
  const author = people.find(({ face }) => face.name === post.author)?.face;
  // A minute is some 220 words, or 1,300 characters.
  const minutes = Math.ceil(post.html.replaceAll(/<[^>]+>/g, '').length / 1300);
  return { post, minutes, related, author, words: blog.post, feedTitle: blog.meta.title };
}

export const meta: Route.MetaFunction = ({ loaderData: { post, feedTitle } }) =>
  pageMeta('blog', post, {
    last: { label: post.title, path: post.path },
    card: `blog/${post.slug}`,
    type: 'article',
    data: import.meta.env.SSR ? [postData(post)] : [],
    more: [
      ...feedLinks(feedTitle, blogFeedPaths),
      { property: 'article:published_time', content: post.published },
      { property: 'article:section', content: post.category },
    ],
  });

export default function BlogPostRoute({ loaderData }: Route.ComponentProps) {
  const { post, minutes, related, author, words } = loaderData;
  const { path, html, contents } = post;
  return (
    <>
      <article>
        <PageHeader
          title={post.title}
          kicker={<Breadcrumbs page="blog" last={{ label: post.title, path }} />}
        >
          <div className="flex items-center gap-3">
            <Picture
              picture={author?.picture}
              sizes="3rem"
              className="size-[min(3rem,15vw)] flex-none rounded-full object-cover"
            />
            <p className="step--1 leading-[1.6] text-muted">
              <SmartLink
                to={pageOf(post.author)}
                className="block font-600 text-ink no-underline @hover:underline"
              >
                {post.author}
              </SmartLink>
              <time dateTime={post.published}>{longDate(post.published)}</time>
              {` · ${minutes} ${words.read}`}
            </p>
          </div>
        </PageHeader>
        {post.photo && (
          <div className="wrap">
            <Picture
              picture={post.photo}
              priority
              className="aspect-[16/9] w-full rounded-xl object-cover md:aspect-[21/9] print:hidden"
            />
          </div>
        )}
        <LongRead html={html} contents={contents}>
          <p className="mt-10 max-w-[34rem] flex flex-wrap justify-between gap-x-8 border-t border-line pt-4 step--1 text-muted">
            <SmartLink
              to={`/resources/blog?category=${encodeURIComponent(post.category)}`}
              className="link lone-link"
            >
              {post.category}
            </SmartLink>
            <span className="py-1">
              {words.reviewed} <time dateTime={post.reviewed}>{longDate(post.reviewed)}</time>
            </span>
          </p>
        </LongRead>
      </article>
      <NewsletterSignup />
      {related.length > 0 && (
        <Section
          ground="mist"
          labelledBy="related"
          heading={words.related}
          beside={<TextLink link={{ href: '/resources/blog', label: words.back }} />}
          className="no-print"
        >
          <CardList
            cards={related.map(({ title, category, path }) => ({
              title,
              description: category,
              link: path,
            }))}
            className="mt-8 grid gap-8 lg:grid-cols-3"
          />
        </Section>
      )}
    </>
  );
}

function postData(post: Post) {
  const address = canonical(post.path);
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.description,
    articleSection: post.category,
    datePublished: post.published,
    inLanguage: 'en-CA',
    mainEntityOfPage: address,
    url: address,
    image: canonical(`/images/social/blog/${post.slug}.jpg`),
    author: { '@type': 'Person', name: post.author, url: canonical(pageOf(post.author)) },
    publisher: publisher(),
  } as const;
}

/** The chief executive has a page of their own. */
const pageOf = (author: string) => pageById(author === organization.ceo.name ? 'ceo' : 'team').path;
