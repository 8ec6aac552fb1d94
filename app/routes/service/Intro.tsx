import { Picture } from '~/components/Picture';
import type { ServicePage } from '~/content/services/index';

/**
 * The two paragraphs of the intro and the service's own picture: on a wide screen beside them, on a phone after them.
 */
export function Intro({ service }: { service: ServicePage }) {
  const [first, second] = service.intro;
  return (
    <section aria-labelledby="intro" className="wrap grid gap-10 pb-14 md:grid-cols-12 md:pb-22">
      <div className="relative pt-14 md:col-span-7 md:pt-22 lg:pr-10">
        <h2 id="intro" className="step-3 max-w-[34rem]">
          {service.introHeading}
        </h2>
        <p className="mt-6 step-1 leading-normal">{first}</p>
        <p className="mt-5 text-muted">{second}</p>
      </div>
      <div className="md:col-span-5 md:pt-22">
        <Picture
          name={service.featureImage}
          className="relative aspect-[3/2] w-full rounded-2xl object-cover lift-high md:sticky md:top-24 md:aspect-[4/5]"
        />
      </div>
    </section>
  );
}
