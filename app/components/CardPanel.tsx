import type { Card } from '~/content/schemas/page';
import { Icon } from './Icon';

const columns = {
  two: 'sm:grid-cols-2',
  three: 'sm:grid-cols-2 lg:grid-cols-3',
} as const;

/**
 * Cards that say something and lead nowhere, set as one panel divided by hairlines. Give a number of cards that fills
 * every row of the chosen columns.
 */
export function CardPanel({
  cards,
  width = 'three',
  className = '',
}: {
  cards: readonly Card[];
  width?: keyof typeof columns;
  className?: string;
}) {
  return (
    <ul
      className={`grid gap-px overflow-hidden rounded-2xl border border-line bg-line ${columns[width]} ${className}`}
    >
      {cards.map(({ icon, title, description }) => (
        <li key={title} className="bg-snow p-7 lg:p-8">
          <Icon name={icon} className="icon-7 text-evergreen" />
          <h3 className="mt-5 step-1">{title}</h3>
          <p className="mt-2 text-muted">{description}</p>
        </li>
      ))}
    </ul>
  );
}
