import type { Card } from '~/content/schemas/page';
import { Icon } from './Icon';

export function CardPanel({ cards, className }: { cards: readonly Card[]; className: string }) {
  return (
    <ul
      className={`grid gap-px overflow-hidden rounded-xl border border-line bg-snow sm:grid-cols-2 ${className}`}
    >
      {cards.map(({ icon, title, description }) => (
        <li
          key={title}
          className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 p-5 outline outline-1 outline-line sm:block sm:p-6 lg:p-8"
        >
          <Icon name={icon} className="icon-7 text-evergreen" />
          <h3 className="step-1 sm:mt-6">{title}</h3>
          <p className="col-start-2 mt-1 text-muted sm:mt-2">{description}</p>
        </li>
      ))}
    </ul>
  );
}
