import { SmartLink } from '~/components/SmartLink';
import type { partnership } from '~/content/partnership';

const label =
  'max-md:before:mb-1 max-md:before:block max-md:before:text-[0.9rem] max-md:before:font-600 max-md:before:text-ink max-md:before:content-[attr(data-label)]';
const cell = `max-md:block max-md:py-2 md:py-6 md:pr-8 ${label}`;

/** Four service areas, what people and tools do in each. On narrow screens each row is a block with labelled cells. */
export function AreaTable({ areas }: { areas: typeof partnership.areas }) {
  const { columns, rows, heading } = areas;
  return (
    <table className="mt-10 w-full text-left max-md:block">
      <caption className="visually-hidden">{heading}</caption>
      <thead className="max-md:visually-hidden">
        <tr className="border-b-2 border-ink">
          {[columns.service, columns.people, columns.tools, columns.link].map((name) => (
            <th key={name} scope="col" className="whitespace-nowrap pb-3 pr-8 font-600 last:pr-0">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-md:block">
        {rows.map(({ service, people, tools, link }) => (
          <tr
            key={service}
            className="align-top border-line max-md:block max-md:border-t max-md:py-6 md:border-b"
          >
            <th
              scope="row"
              className="font-600 leading-snug max-md:block max-md:pb-2 md:w-1/4 md:py-6 md:pr-8"
            >
              {service}
            </th>
            <td className={`text-muted ${cell}`} data-label={columns.people}>
              {people}
            </td>
            <td className={cell} data-label={columns.tools}>
              {tools}
            </td>
            <td className="whitespace-nowrap max-md:block max-md:pt-2 md:py-5">
              <SmartLink to={link.href} className="link relative inline-block py-1">
                {link.label}
                <span className="visually-hidden">: {service}</span>
              </SmartLink>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
