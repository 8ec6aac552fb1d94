import { Picture } from '~/components/Picture';
import { SectionHeading } from '~/components/Section';
import { CardLink, TextLink } from '~/components/SmartLink';
import { blog } from '~/content/blog';
import { type Post, relatedPosts } from '~/content/posts';

/** Where to read on after a post. */
export function RelatedPosts({ post }: { post: Post }) {
  return (
    <section aria-labelledby="related" className="no-print bg-mist">
      <div className="wrap py-14 md:py-20">
        <div className="flex flex-wrap items-baseline justify-between gap-4">
          <SectionHeading id="related" heading={blog.post.related} />
          <TextLink link={{ href: '/resources/blog', label: blog.post.back }} />
        </div>
        <ul className="mt-8 grid gap-x-8 gap-y-8 md:grid-cols-3">
          {relatedPosts(post).map((other) => (
            <li key={other.slug}>
              <article className="group relative">
                <Picture
                  name={other.cover}
                  sizes="50rem"
                  className="hidden aspect-[16/9] w-full rounded-xl object-cover md:block"
                />
                <div>
                  <p className="text-[0.9rem] text-cedar font-600 md:mt-4">{other.category}</p>
                  <h3 className="mt-1 step-1">
                    <CardLink to={other.path}>{other.title}</CardLink>
                  </h3>
                </div>
              </article>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
