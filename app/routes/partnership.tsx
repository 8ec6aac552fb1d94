import { CardPanel } from '~/components/CardPanel';
import { SmartLink } from '~/components/links';
import { Paragraphs, Terms } from '~/components/lists';
import { Page } from '~/components/Page';
import { Picture } from '~/components/Picture';
import { pageMeta } from '~/components/page-meta';
import { Section, SectionHeading, SideSection } from '~/components/Section';
import { partnership } from '~/content/collections.server';
import type { Route } from './+types/partnership';

export const loader = () => partnership;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta('partnership', loaderData.meta);

type Content = Route.ComponentProps['loaderData'];

export default function PartnershipRoute({ loaderData }: Route.ComponentProps) {
  const { intro, benefits, areas, clarity, closing } = loaderData;
  return (
    <Page id="partnership" content={loaderData} action={closing.primary}>
      <Beginning intro={intro} benefits={benefits} />
      <Section labelledBy="areas" heading={areas.heading} text={areas.text}>
        <AreaTable {...areas} />
      </Section>
      <SideSection id="clarity" heading={clarity.heading} ground="mist">
        <Terms items={clarity.items} />
      </SideSection>
    </Page>
  );
}

function Beginning({ intro, benefits }: Pick<Content, 'intro' | 'benefits'>) {
  return (
    <>
      <section
        aria-labelledby="intro"
        className="wrap grid gap-x-8 gap-y-10 pt-14 md:grid-cols-12 md:pt-22"
      >
        <Picture
          name={intro.image}
          className="relative aspect-[3/2] w-full rounded-2xl object-cover max-md:order-2 md:col-span-5 md:-mb-16 md:aspect-[4/5]"
        />
        <div className="md:col-span-7 md:pb-22 md:pl-6 lg:col-span-6 lg:col-start-7 lg:pl-0">
          <SectionHeading id="intro" heading={intro.heading} />
          <Paragraphs texts={intro.paragraphs} className="mt-5" />
        </div>
      </section>
      <section aria-labelledby="benefits" className="on-night bg-night text-on-night max-md:mt-14">
        <div className="wrap pt-14 pb-14 md:pt-32 md:pb-22">
          <SectionHeading id="benefits" heading={benefits.heading} />
          <CardPanel cards={benefits.cards} className="mt-10 lg:grid-cols-4" />
        </div>
      </section>
    </>
  );
}

const label =
  'max-md:before:mb-1 max-md:before:block max-md:before:step--1 max-md:before:font-600 max-md:before:text-ink max-md:before:content-[attr(data-label)]';
const cell = `max-md:block max-md:py-2 md:py-6 md:pr-8 ${label}`;

function AreaTable({ columns, rows, heading }: Content['areas']) {
  return (
    <table className="mt-10 w-full text-left max-md:block max-md:[overflow-wrap:anywhere]">
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
