import { SmartLink } from '~/components/SmartLink';
import { resources } from '~/content/resources';

/** The place kept for a featured insight: template text in brackets until the owner writes one (section 2). */
export function FeaturedInsight() {
  const { label, title, text, byline, link } = resources.featured;
  return (
    <div className="wrap py-12 md:py-16">
      <section
        aria-labelledby="featured"
        className="rounded-2xl border border-dashed border-edge p-6 text-muted sm:p-8"
      >
        <p className="text-[0.95rem]">{label}</p>
        <h2 id="featured" className="mt-1 font-text! font-600 step-1">
          {title}
        </h2>
        <p className="mt-2 max-w-[42rem]">{text}</p>
        <p className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-[0.95rem]">
          {byline}
          <SmartLink to={link.href} className="link">
            {link.label}
          </SmartLink>
        </p>
      </section>
    </div>
  );
}
