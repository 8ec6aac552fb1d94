import type { ReactNode } from 'react';

/** Where there is little room, each row is a card, unless it is `narrow`. */
export function DataTable({
  caption,
  columns,
  className = '',
  narrow = false,
  children,
}: {
  caption: string;
  columns: readonly string[];
  className?: string;
  narrow?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={`table-frame ${className}`}>
      <table className={narrow ? undefined : 'as-cards'}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}
