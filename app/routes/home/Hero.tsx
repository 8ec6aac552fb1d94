import { ButtonLink } from '~/components/Button';
import { PlainList } from '~/components/lists';
import { Picture } from '~/components/Picture';
import { SampleSheet } from '~/components/SampleSheet';
import type { Home } from '~/content/collections.server';

export function Hero({ content: { header, actions, assurances, work } }: { content: Home }) {
  return (
    <div className="border-b border-line">
      <div className="wrap grid items-center gap-x-6 gap-y-6 py-7 lg:grid-cols-12 lg:py-0">
        <div className="lg:col-span-6 lg:py-14 lg:pr-8">
          <h1 className="step-5">{header.title}</h1>
          <p className="max-w-[34rem] mt-4 step-1 leading-normal text-muted lg:mt-6">
            {header.subtitle}
          </p>
          <div className="mt-6 flex flex-wrap gap-3 lg:mt-9">
            <ButtonLink link={actions.primary} size="lg" variant="accent" />
            <ButtonLink link={actions.secondary} size="lg" variant="outline" />
          </div>
          <PlainList
            items={assurances}
            className="mt-10 grid gap-x-6 sm:grid-cols-3 border-t border-line pt-5 step--1 text-muted max-lg:hidden"
            entry="leading-snug text-balance"
          />
        </div>
        <div className="grid lg:col-span-6 lg:bleed-right lg:self-stretch">
          <Picture
            name={header.image}
            priority
            className="col-start-1 row-start-1 aspect-[4/3] w-full rounded-2xl object-cover object-[90%_50%] lg:aspect-auto lg:h-full lg:min-h-[34rem] lg:rounded-none lg:rounded-l-[2rem]"
          />
          <div className="col-start-1 row-start-1 mx-auto mt-[36vw] grid w-[min(100%,26rem)] items-start gap-5 px-[min(0.75rem,3vw)] sm:mt-50 lg:my-14 lg:ml-10 lg:mr-0 lg:px-0 xl:w-auto xl:grid-cols-[24rem_12rem] xl:gap-0">
            <SampleSheet excerpt={work.excerpt} heading="h2" whole />
            <dl className="grid gap-3 xl:-ml-4 xl:mt-16 xl:gap-9">
              {work.notes.map(({ heading, text }) => (
                <div
                  key={heading}
                  className="relative border-l-3 border-lake pl-4 step--1 lg:rounded-lg lg:border-l-0 lg:bg-snow lg:p-4 lg:lift"
                >
                  <dt className="font-600">{heading}</dt>
                  <dd className="m-0 text-muted">{text}</dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
      </div>
    </div>
  );
}
