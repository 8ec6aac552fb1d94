import { Icon } from '~/components/Icon';
import { Section } from '~/components/Section';
import { SmartLink } from '~/components/SmartLink';
import { resources } from '~/content/resources';

/** The five kinds of resources: two that are full today in front, three behind them. */
export function ResourceCards() {
  return (
    <Section className="grid gap-10 lg:grid-cols-12">
      <p className="font-display step-2 leading-snug lg:sticky lg:top-28 lg:col-span-4 lg:self-start">
        {resources.intro}
      </p>
      <ul className="min-w-0 border-b border-line lg:col-span-8">
        {resources.cards.map((card) => (
          <li
            key={card.title}
            className="group relative grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 border-t border-line py-7 transition-colors hover:border-ink sm:grid-cols-[3.5rem_minmax(0,1fr)_auto] sm:items-center"
          >
            <span className="grid size-[min(3rem,14vw)] place-items-center rounded-full bg-mist text-evergreen sm:size-14">
              <Icon name={card.icon} className="icon-6" />
            </span>
            <div className="min-w-0">
              <h2 className="step-2">{card.title}</h2>
              <p className="mt-1 max-w-[32rem] text-muted">{card.text}</p>
            </div>
            <p className="col-start-2 mt-3 sm:col-start-3 sm:mt-0">
              <SmartLink
                to={card.link.href}
                className="inline-flex items-center gap-2 font-600 text-evergreen no-underline group-hover:underline stretched-link"
              >
                {card.link.label}
                <Icon name="i-lucide-arrow-right" className="icon-5 nudge" />
              </SmartLink>
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
