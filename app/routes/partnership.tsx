import { DataTable } from '~/components/DataTable';
import { SmartLink } from '~/components/links';
import { CardPanel, Paragraphs, Terms } from '~/components/lists';
import { Page } from '~/components/Page';
import { Picture } from '~/components/Picture';
import { pageMeta } from '~/components/page-meta';
import { Section, SectionHeading, SideSection } from '~/components/Section';
import { partnership } from '~/content/collections.server';
import type { Route } from './+types/partnership';

export const loader = () => partnership;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta('partnership', loaderData.meta);

export default function PartnershipRoute({ loaderData }: Route.ComponentProps) {
  const { intro, benefits, areas, ownership, clarity } = loaderData;
  const { columns } = areas;
  return (
    <Page id="partnership" content={loaderData}>
      <Section labelledBy="intro" className="two-columns items-center">
        <Picture picture={intro.image} className="aspect-[3/2] w-full rounded-xl object-cover" />
        <div className="measure">
          <SectionHeading id="intro" heading={intro.heading} />
          <Paragraphs texts={intro.paragraphs} className="mt-5" />
        </div>
      </Section>
      <Section ground="night" labelledBy="benefits" heading={benefits.heading}>
        <CardPanel cards={benefits.cards} className="mt-10 xl:grid-cols-4" />
      </Section>
      <Section labelledBy="areas" heading={areas.heading} text={areas.text}>
        <DataTable
          caption={areas.heading}
          columns={[columns.service, columns.people, columns.tools, columns.link]}
          className="mt-8 [&_thead]:whitespace-nowrap"
        >
          {areas.rows.map(({ service, people, tools, link }) => (
            <tr key={service}>
              <th scope="row">{service}</th>
              <td data-label={columns.people}>{people}</td>
              <td data-label={columns.tools}>{tools}</td>
              <td data-label={columns.link} className="whitespace-nowrap">
                <SmartLink to={link.href} className="link relative lone-link">
                  {link.label}
                  <span className="visually-hidden">: {service}</span>
                </SmartLink>
              </td>
            </tr>
          ))}
        </DataTable>
      </Section>
      <SideSection id="ownership" heading={ownership.heading}>
        <Terms items={ownership.items} className="xl:grid-cols-3" />
      </SideSection>
      <SideSection id="clarity" heading={clarity.heading} ground="mist">
        <Terms items={clarity.items} />
      </SideSection>
    </Page>
  );
}
