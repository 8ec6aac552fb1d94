import { LinkButton } from '~/components/Button';
import { Picture } from '~/components/Picture';
import { TextList } from '~/components/TextList';
import type { Home } from '~/content/collections.server';

/** The home page's opening: what we do, in one sentence, beside the home landscape; on phones that follows the first button. */
export function Hero({ content: { header, actions, assurances } }: { content: Home }) {
  return (
    <div className="border-b border-line">
      <div className="wrap grid items-center gap-6 py-8 lg:grid-cols-12 lg:py-0">
        <div className="max-lg:contents lg:col-span-6 lg:py-14 lg:pr-8 xl:py-20">
          <h1 className="step-5">{header.title}</h1>
          <p className="max-w-[34rem] lg:mt-6 step-1 leading-normal text-muted">
            {header.subtitle}
          </p>
          <div className="max-lg:contents lg:mt-9 lg:flex lg:flex-wrap lg:gap-3">
            <div>
              <LinkButton link={actions.primary} size="lg" />
            </div>
            <div className="max-lg:order-2">
              <LinkButton link={actions.secondary} size="lg" variant="outline" />
            </div>
          </div>
          <TextList
            items={assurances}
            className="max-lg:order-3 lg:mt-10 grid gap-x-6 gap-y-2 sm:grid-cols-3 border-t border-line pt-5 text-[0.95rem] text-muted"
            entry="leading-snug text-balance"
          />
        </div>
        <div className="max-lg:order-1 lg:col-span-6 lg:bleed-right lg:self-stretch">
          <Picture
            name={header.image}
            priority
            className="aspect-[4/3] size-full rounded-2xl object-cover object-[90%_50%] lg:aspect-auto lg:min-h-[34rem] lg:rounded-none lg:rounded-l-[2rem]"
          />
        </div>
      </div>
    </div>
  );
}
