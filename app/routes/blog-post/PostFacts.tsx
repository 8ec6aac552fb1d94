import { SmartLink } from '~/components/SmartLink';
import { blog } from '~/content/blog';
import { longDate } from '~/content/long-date';
import type { Post } from '~/content/posts';

/** A post's category (leading to the others of it), day, author, and when its law was last checked. */
export function PostFacts({ post }: { post: Post }) {
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
