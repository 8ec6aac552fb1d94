import { ButtonLink } from '~/components/Button';
import { Picture } from '~/components/Picture';
import { resources } from '~/content/resources';

/** The place kept for a featured insight: template text in brackets until the owner writes one (section 2). */
export function FeaturedInsight() {
  const { label, title, text, byline, link } = resources.featured;
  return (
    <section aria-labelledby="featured" className="on-night bg-night text-on-night">
      <div className="wrap grid gap-8 py-16 md:grid-cols-12 md:items-center md:py-20">
        <Picture
          name="features/about"
          className="aspect-[4/3] w-full rounded-2xl object-cover md:order-2 md:col-span-6"
        />
        <div className="min-w-0 md:col-span-6 md:pr-6">
          <p className="kicker">{label}</p>
          <h2 id="featured" className="mt-3 step-3">
            {title}
          </h2>
          <p className="mt-4 text-muted">{text}</p>
          <p className="mt-4 text-[0.95rem] text-muted">{byline}</p>
          <ButtonLink to={link.href} variant="outline" className="mt-7">
            {link.label}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
