import { Icon } from './Icon';

export function TextList({
  items,
  className,
  entry,
}: {
  items: readonly string[];
  className?: string;
  entry?: string;
}) {
  return (
    <ul className={className}>
      {items.map((item) => (
        <li key={item} className={entry}>
          {item}
        </li>
      ))}
    </ul>
  );
}

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
