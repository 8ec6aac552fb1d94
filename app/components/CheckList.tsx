import { Icon } from './Icon';

/** A list of short points, each with a check mark. */
export function CheckList({
  items,
  className = '',
}: {
  items: readonly string[];
  className?: string;
}) {
  return (
    <ul className={`grid gap-3 ${className}`}>
      {items.map((item) => (
        <li key={item} className="flex items-start gap-3">
          <Icon name="i-lucide-check" className="mt-1 icon-5 text-evergreen" />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
