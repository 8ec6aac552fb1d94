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
  const { agreement, apart, estimate, included, people, projects, staffTable, subsidies } =
    loaderData;
  return (
    <Page id="pricing" content={loaderData}>
      <Estimator content={estimate} />
      <Rates {...loaderData} />
      <SideSection id="staff" {...staffTable}>
        <DataTable {...staffTable}>
          {estimate.rates.staffTypes.map(({ id, label, definition, shareText }) => (
            <tr key={id}>
              <th scope="row">{label}</th>
              <td data-label={staffTable.columns[1]}>{definition}</td>
              <td data-label={staffTable.columns[2]}>{shareText}</td>
            </tr>
          ))}
        </DataTable>
      </SideSection>
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
      <Section {...agreement} ground="lake" labelledBy="agreement" className="grid gap-8">
        <Terms items={agreement.items} className="sm:grid-cols-2 xl:grid-cols-4" />
      </Section>
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
        <FoldedPart heading={subsidies.sourcesHeading} className="step-1 md:mb-4 md:step-2">
          <Terms items={subsidies.sources} />
        </FoldedPart>
      </SideSection>
      <SideSection id="projects" heading={projects.heading}>
        <p className="step-1 leading-normal text-balance">{projects.text}</p>
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
              <p className="mt-2 text-muted">
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

const row =
  '[&>th]:whitespace-nowrap [&>th]:step-1 md:[&>th]:pr-8 md:[&>*]:py-5! print:[&>*]:py-1!';
/** The price falls with each size, and its figure with it. */
const steps = ['md:pt-6! md:text-[6rem]', 'md:text-[4.5rem]', 'md:text-[3.25rem]'];

function Rates({ estimate: { rates }, tiersTable, larger }: Content) {
  const partTime = rates.staffTypes.find(({ id }) => id === 'part_time');
  const largest = Math.max(...rates.tiers.map(({ max }) => max));
  return (
    <SideSection id="rates" {...tiersTable}>
      <DataTable {...tiersTable} narrow>
        {rates.tiers.map((tier, index) => (
          <tr key={tier.min} className={row}>
            <th scope="row">{`${tier.min}–${tier.max}`}</th>
            <td className={`font-display step-3 leading-none print:step-3! ${steps[index] ?? ''}`}>
              {formatCents(tier.monthlyRate * 100)}
            </td>
            <td className="step-1">{partTime && formatCents(rateInCents(tier, partTime))}</td>
          </tr>
        ))}
        <tr className={row}>
          <th scope="row">{`${largest + 1}+`}</th>
          <td colSpan={2} className="md:step-0">
            {larger.text} <TextLink inline link={larger.link} />
          </td>
        </tr>
      </DataTable>
    </SideSection>
  );
}
