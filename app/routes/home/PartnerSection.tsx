import { ButtonLink } from '~/components/Button';
import { CheckList } from '~/components/CheckList';
import { Picture } from '~/components/Picture';
import { home } from '~/content/home';

/** The partner's technology: a dark section with the partnership's picture reaching out of it. */
export function PartnerSection() {
  const { heading, paragraphs, points, link } = home.partner;
  return (
    <section aria-labelledby="partner" className="on-night bg-night text-on-night">
      <div className="wrap grid gap-10 py-16 md:grid-cols-12 md:py-24">
        <div className="md:col-span-7">
          <h2 id="partner" className="step-3">
            {heading}
          </h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-5 max-w-[38rem] text-muted">
              {paragraph}
            </p>
          ))}
          <CheckList items={points} className="mt-7" />
          <ButtonLink to={link.href} className="mt-9">
            {link.label}
          </ButtonLink>
        </div>
        <div className="md:col-span-5">
          <Picture
            name="features/partnership"
            className="aspect-[4/5] w-full rounded-2xl object-cover md:-mt-36 md:lift-high"
          />
        </div>
      </div>
    </section>
  );
}
