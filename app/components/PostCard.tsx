import { CardHeading } from '~/components/links';
import { Picture } from '~/components/Picture';
import type { Post } from '~/content/collections.server';
import { longDate } from '~/text/long-date';

export function PostCard({ post, leads }: { post: Post; leads: boolean }) {
  return (
    <article className="card-link group relative two-columns gap-y-2! py-6 md:py-8">
      <p className="flex flex-wrap gap-x-3 step--1 text-muted lg:block lg:pt-1">
        <span className="text-ink font-600 lg:block">{post.category}</span>
        <time dateTime={post.published}>{longDate(post.published)}</time>
      </p>
      <div className="flex gap-8">
        <div className="min-w-0 flex-1">
          <CardHeading to={post.path} className={leads ? 'step-2' : 'step-1'}>
            {post.title}
          </CardHeading>
          <p className="mt-2 text-muted">{post.excerpt}</p>
        </div>
        {post.photo && (
          <Picture
            picture={post.photo}
            sizes="30rem"
            className="hidden aspect-[16/10] w-64 self-start rounded-xl object-cover sm:block"
          />
        )}
      </div>
    </article>
  );
}
