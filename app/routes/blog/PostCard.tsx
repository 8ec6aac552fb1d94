import { Picture } from '~/components/Picture';
import { CardLink } from '~/components/SmartLink';
import type { Post } from '~/content/lists.server';
import { longDate } from '~/content/long-date';

/** A post as a row of the list; the first leads with a large picture, the others have theirs on wide windows only. */
export function PostCard({ post, leads }: { post: Post; leads: boolean }) {
  const columns = leads
    ? { row: 'md:gap-10 md:py-10', text: 'md:col-span-5', picture: 'md:col-span-7' }
    : { row: 'md:gap-8', text: 'md:col-span-9', picture: 'md:col-span-3' };
  return (
    <article
      className={`group relative grid grid-cols-4 items-center gap-x-5 gap-y-5 py-7 md:grid-cols-12 ${columns.row}`}
    >
      <div className={`col-span-4 min-w-0 ${leads ? 'order-2 md:order-1' : ''} ${columns.text}`}>
        <p className="flex flex-wrap gap-x-3 text-[0.9rem] text-muted">
          <span className="text-cedar font-600">{post.category}</span>
          <time dateTime={post.published}>{longDate(post.published)}</time>
        </p>
        <h3 className={`mt-2 ${leads ? 'step-3' : 'step-1'}`}>
          <CardLink to={post.path}>{post.title}</CardLink>
        </h3>
        <p className="mt-2 max-w-[40rem] text-muted">{post.excerpt}</p>
      </div>
      <Picture
        name={post.cover}
        photo={post.photo}
        sizes={leads ? undefined : '30rem'}
        className={`w-full rounded-xl object-cover ${leads ? 'order-1 col-span-4 aspect-[16/9] md:order-2' : 'hidden aspect-[16/10] md:block'} ${columns.picture}`}
      />
    </article>
  );
}
