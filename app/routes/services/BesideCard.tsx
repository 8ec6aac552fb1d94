import { Picture } from '~/components/Picture';
import { SmartLink } from '~/components/SmartLink';
import type { ServicesOverview } from '~/content/schemas/services';

/** A way of working with us beside the six streams: its picture with the words on a card that overlaps it. */
export function BesideCard({ card }: { card: ServicesOverview['more']['cards'][number] }) {
  return (
    <div className="group relative flex flex-col">
      <Picture
        name={card.image}
        className="aspect-[3/2] w-full rounded-2xl object-cover object-[78%_65%]"
      />
      <div className="card relative mx-5 -mt-8 flex-1 p-6 transition-colors group-hover:border-ink sm:mx-8">
        <h3 className="step-2">
          <SmartLink to={card.link} className="no-underline stretched-link group-hover:underline">
            {card.title}
          </SmartLink>
        </h3>
        <p className="mt-2 text-muted">{card.description}</p>
      </div>
    </div>
  );
}
