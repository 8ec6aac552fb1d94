import type { ReactNode } from 'react';

/** Where there is little room, each row is a card. */
export function DataTable({
  caption,
  columns,
  className = '',
  children,
}: {
  caption: string;
  columns: readonly string[];
  className?: string;
  children: ReactNode;
}) {
  return (
    <div className={`table-frame ${className}`}>
      <table className="as-cards">
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
