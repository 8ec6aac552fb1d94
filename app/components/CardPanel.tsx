import type { Card } from '~/content/schemas/page';
import { Icon } from './Icon';

/** Cards that say something and lead nowhere, set as one panel divided by hairlines. */
export function CardPanel({ cards, className }: { cards: readonly Card[]; className: string }) {
  return (
    <ul
      className={`grid gap-px overflow-hidden rounded-2xl border border-line bg-snow sm:grid-cols-2 ${className}`}
    >
      {cards.map(({ icon, title, description }) => (
        <li key={title} className="p-7 outline outline-1 outline-line lg:p-8">
          <Icon name={icon} className="icon-7 text-evergreen" />
          <h3 className="mt-5 step-1">{title}</h3>
          <p className="mt-2 text-muted">{description}</p>
        </li>
      ))}
    </ul>
  );
}
