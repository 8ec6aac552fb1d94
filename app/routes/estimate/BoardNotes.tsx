import { TextList } from '~/components/TextList';
import type { EstimatePage } from '~/content/estimate.server';
import { organization } from '~/content/organization';

export function BoardNotes({
  words: { assumptions, included: includedHeading, subsidies, from },
  included,
}: {
  words: EstimatePage['board'];
  included: readonly string[];
}) {
  return (
    <div className="mt-8 grid gap-x-8 gap-y-6 border-t border-line pt-6 step--1 sm:grid-cols-2 print:mt-4 print:gap-y-3 print:pt-3 print:step--1 print:leading-snug">
      <Notes heading={assumptions.heading} items={assumptions.items} />
      <Notes heading={includedHeading} items={included} />
      <section className="sm:col-span-2">
        <h3 className="step-0">{subsidies.heading}</h3>
        <p className="mt-2 max-w-[42rem] text-muted">{subsidies.text}</p>
      </section>
      <p className="text-muted sm:col-span-2">
        {from} {organization.name}, {organization.location.text}, {organization.email}.
      </p>
    </div>
  );
}

function Notes({ heading, items }: { heading: string; items: readonly string[] }) {
  return (
    <section>
      <h3 className="step-0">{heading}</h3>
      <TextList items={items} className="mt-2 grid list-disc gap-1.5 pl-5 text-muted" />
    </section>
  );
}
