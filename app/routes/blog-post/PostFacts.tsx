import { SmartLink } from '~/components/SmartLink';
import { blog } from '~/content/blog';
import type { Post } from '~/content/posts';

/** A post's category (leading to the others of it), day and author. */
export function PostFacts({ post }: { post: Post }) {
  return (
    <p className="flex flex-wrap items-center gap-x-5 gap-y-1 text-muted">
      <SmartLink
        to={`/resources/blog?category=${encodeURIComponent(post.category)}`}
        className="py-1 font-600 text-cedar no-underline hover:underline"
      >
        {post.category}
      </SmartLink>
      <time dateTime={post.published}>{post.date}</time>
      <span>
        {blog.post.by} {post.author}
      </span>
    </p>
  );
}
