import { CheckList } from '~/components/CheckList';
import { pricing } from '~/content/pricing';

/** The idea of the price in a sentence, and what is in it, on a card. */
export function Opening() {
  const { intro, included } = pricing;
  return (
    <div className="wrap grid gap-x-8 gap-y-10 pt-14 md:grid-cols-12 md:pt-22">
      <section aria-labelledby="intro" className="md:col-span-6">
        <h2 id="intro" className="step-3">
          {intro.heading}
        </h2>
        <p className="mt-5 max-w-[36rem] step-1 leading-normal text-muted">{intro.text}</p>
      </section>
      <section
        aria-labelledby="included"
        className="card relative p-7 lift sm:p-9 md:col-span-6 lg:col-span-5 lg:col-start-8"
      >
        <h2 id="included" className="step-1">
          {included.heading}
        </h2>
        <CheckList items={included.items} className="mt-5" />
      </section>
    </div>
  );
}
