import { Icon } from '~/components/Icon';
import { SmartLink } from '~/components/SmartLink';
import type { ServiceArea } from '~/content/schemas/services';

/** A service area as one row of an index: its name, what it covers, and the sentences that lead people to it. */
export function AreaRow({ area, signsHeading }: { area: ServiceArea; signsHeading: string }) {
  const { icon, title, description, signs, link } = area;
  return (
    <div className="group relative grid gap-x-8 gap-y-4 border-t border-line py-8 transition-colors hover:bg-snow md:grid-cols-12">
      <div className="flex items-start gap-[min(1rem,4vw)] md:col-span-4">
        <Icon name={icon} className="mt-1 icon-7 text-evergreen" />
        <h3 className="min-w-0 step-2">
          <SmartLink to={link} className="no-underline stretched-link group-hover:underline">
            {title}
          </SmartLink>
        </h3>
      </div>
      <p className="text-muted md:col-span-3">{description}</p>
      <div className="md:col-span-4">
        <p className="text-[0.9rem] font-600 text-muted">{signsHeading}</p>
        <ul className="mt-1 grid gap-1">
          {signs.map((sign) => (
            <li key={sign}>“{sign}”</li>
          ))}
        </ul>
      </div>
      <Icon
        name="i-lucide-arrow-right"
        className="icon-6 self-center justify-self-end text-cedar nudge max-md:hidden"
      />
    </div>
  );
}
