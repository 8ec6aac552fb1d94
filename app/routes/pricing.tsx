import { ButtonLink } from '~/components/Button';
import { DataTable } from '~/components/DataTable';
import { Faces } from '~/components/Faces';
import { FoldedPart } from '~/components/Fold';
import { TextLink } from '~/components/links';
import { CheckList, Paragraphs, PlainList, Terms } from '~/components/lists';
import { Page } from '~/components/Page';
import { pageMeta } from '~/components/page-meta';
import { Section, SectionHeading, SideSection } from '~/components/Section';
import { people, pricing } from '~/content/collections.server';
import { type EstimateContent, estimate } from '~/content/estimate';
import { rateInCents, readEstimateQuery, typedHeadcount } from '~/pricing/estimate';
import { HeadcountForm, useEstimate } from '~/pricing/HeadcountForm';
import { EstimateStatus, Receipt, Unpriced } from '~/pricing/Receipt';
import { fill } from '~/text/fill';
import { formatCents } from '~/text/numbers';
import type { Route } from './+types/pricing';

export function loader() {
  const { note, ...page } = pricing;
  return { ...page, estimate, people: people.map(({ face }) => face) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta('pricing', loaderData.meta);

type Content = Route.ComponentProps['loaderData'];

export default function PricingRoute({ loaderData }: Route.ComponentProps) {
  const { agreement, apart, estimate, included, people, projects, subsidies } = loaderData;
  return (
    <Page id="pricing" content={loaderData}>
      <Estimator content={estimate} />
      <Rates {...loaderData} />
      <SideSection
        id="included"
        ground="mist"
        heading={included.heading}
        beside={<Faces people={people} className="no-print mt-6" />}
      >
        <div className="grid gap-8 md:grid-cols-[3fr_2fr]">
          <CheckList items={included.items} />
          <div>
            <FoldedPart heading={apart.heading}>
              <PlainList items={apart.items} className="mt-3 grid gap-2 list-disc pl-5" />
              <p className="mt-4 mb-5 md:mb-0">{apart.text}</p>
            </FoldedPart>
          </div>
        </div>
      </SideSection>
      <SideSection id="agreement" heading={agreement.heading} ground="lake">
        <Terms items={agreement.items} />
      </SideSection>
      <SideSection
        ground="night"
        id="subsidies"
        heading={subsidies.heading}
        beside={
          <>
            <Paragraphs texts={subsidies.paragraphs} className="mt-5 text-muted" />
            <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
              <ButtonLink link={subsidies.link} />
              <TextLink link={subsidies.board} />
            </div>
          </>
        }
      >
        <FoldedPart heading={subsidies.sourcesHeading} className="md:mb-4 step-1">
          <Terms items={subsidies.sources} />
        </FoldedPart>
      </SideSection>
      <SideSection id="projects" heading={projects.heading}>
        <p>{projects.text}</p>
      </SideSection>
    </Page>
  );
}

function Estimator({ content }: { content: EstimateContent }) {
  const { button, heading, text, errors, example, result } = content;
  const start = readEstimateQuery(new URLSearchParams(typedHeadcount(example.headcount)));
  const { update, changed, last, ...estimate } = useEstimate(content, start);
  const isPending = estimate.result === null;
  const priced = last?.outcome === 'priced' && last;
  return (
    <Section ground="lake" id="estimate" labelledBy="estimate-title" className="two-columns">
      <div className="no-print">
        <SectionHeading id="estimate-title" heading={heading} text={text} className="mb-8" />
        <HeadcountForm
          content={content}
          button={button}
          typed={start.typed}
          estimate={estimate}
          onInput={update}
        />
      </div>
      <div className="card self-start p-6 sm:p-8">
        {priced ? (
          <>
            <h3 className="step-1">{changed ? result.heading : example.heading}</h3>
            {isPending && <p className="mt-2 font-600 text-error">{errors.pending}</p>}
            {!changed && (
              <p className="mt-2 measure text-muted">
                {fill(example.text, { price: formatCents(priced.monthly) })}
              </p>
            )}
            <div aria-hidden={isPending} className={`mt-6 ${isPending ? 'opacity-40' : ''}`}>
              <Receipt content={content} priced={priced} />
            </div>
            <ButtonLink link={result.book} variant="accent" className="mt-6" />
          </>
        ) : (
          <Unpriced content={content} result={estimate.result} level="h3" />
        )}
        <EstimateStatus content={content} result={estimate.result} changed={changed} />
      </div>
    </Section>
  );
}

function Rates({ estimate: { rates }, tiersTable, staffTable, larger }: Content) {
  const partTime = rates.staffTypes.find(({ id }) => id === 'part_time');
  return (
    <SideSection id="rates" heading={tiersTable.heading} text={tiersTable.note}>
      <DataTable {...tiersTable} narrow>
        {rates.tiers.map((tier, index) => (
          <tr key={tier.min} className="md:[&>*]:py-4! print:[&>*]:py-1!">
            <th scope="row" className="font-600! whitespace-nowrap step-2">
              {tier.min}–{tier.max}
            </th>
            <td
              className={`font-display step-3 ${index === 0 ? 'md:pt-6! md:text-[6rem] md:leading-none print:step-3!' : ''}`}
            >
              {formatCents(tier.monthlyRate * 100)}
            </td>
            <td className="step-1">{partTime && formatCents(rateInCents(tier, partTime))}</td>
          </tr>
        ))}
      </DataTable>
      <div className="mt-6 md:mt-10">
        <FoldedPart heading={staffTable.heading} className="md:mb-4 step-1">
          <DataTable {...staffTable}>
            {rates.staffTypes.map(({ id, label, definition, shareText }) => (
              <tr key={id}>
                <th scope="row" className="font-600!">
                  {label}
                </th>
                <td data-label={staffTable.columns[1]}>{definition}</td>
                <td data-label={staffTable.columns[2]}>{shareText}</td>
              </tr>
            ))}
          </DataTable>
        </FoldedPart>
      </div>
      <div className="mt-8 border-l-3 border-lake pl-5">
        <h3 className="step-1">{larger.heading}</h3>
        <p className="mt-2 text-muted">{larger.text}</p>
        <TextLink link={larger.link} className="mt-2" />
      </div>
    </SideSection>
  );
}
