import { SmartLink } from '~/components/SmartLink';
import type { Partnership } from '~/content/schemas/partnership';

/** Four service areas, what our people do in each and what the tools add. On narrow screens the table scrolls sideways. */
export function AreaTable({ areas }: { areas: Partnership['areas'] }) {
  const { columns, rows, heading } = areas;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className="mt-10 overflow-x-auto" aria-label={heading} tabIndex={0}>
      <table className="w-full min-w-[46rem] text-left">
        <caption className="visually-hidden">{heading}</caption>
        <thead>
          <tr className="border-b-2 border-ink">
            {[columns.service, columns.people, columns.tools, columns.link].map((label) => (
              <th key={label} scope="col" className="pb-3 pr-8 font-600">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ service, people, tools, link }) => (
            <tr key={service} className="border-b border-line align-top">
              <th scope="row" className="w-1/4 py-6 pr-8 font-display font-400 step-1">
                {service}
              </th>
              <td className="py-6 pr-8 text-muted">{people}</td>
              <td className="py-6 pr-8">{tools}</td>
              <td className="whitespace-nowrap py-6">
                <SmartLink to={link.href} className="link inline-block py-1">
                  {link.label}
                  <span className="visually-hidden">: {service}</span>
                </SmartLink>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
