import { ButtonLink } from '~/components/Button';
import { Picture } from '~/components/Picture';
import { ceo } from '~/content/ceo';
import { team } from '~/content/team';

/** The CEO, with a card that overlaps the portrait and leads to the whole profile. */
export function CeoFeature() {
  const { heading, text, link } = team.ceo;
  return (
    <section
      aria-labelledby="ceo"
      className="wrap grid items-center py-14 md:grid-cols-12 md:py-22"
    >
      <Picture
        name={ceo.portrait}
        className="aspect-[4/5] w-full rounded-2xl object-cover md:col-span-6 md:row-start-1 md:col-start-1 md:aspect-[5/6]"
      />
      <div className="card relative mx-[min(1.25rem,2.8vw)] -mt-20 p-6 sm:mx-8 sm:p-7 md:col-span-7 md:col-start-6 md:row-start-1 md:mx-0 md:mt-0 md:p-11">
        <h2 id="ceo" className="step-3">
          {heading}
        </h2>
        <p className="mt-4 step-1 leading-normal text-muted">{text}</p>
        <ButtonLink to={link.href} variant="outline" className="mt-7">
          {link.label}
        </ButtonLink>
      </div>
    </section>
  );
}
