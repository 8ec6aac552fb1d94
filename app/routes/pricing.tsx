import { useMemo } from 'react';
import { ButtonLink } from '~/components/Button';
import { TextLink } from '~/components/links';
import { CheckList, Paragraphs, PlainList, StepList, Terms } from '~/components/lists';
import { Page } from '~/components/Page';
import { pageMeta } from '~/components/page-meta';
import { Section, SectionHeading, SideSection } from '~/components/Section';
import { pricing } from '~/content/collections.server';
import { type EstimateContent, estimate } from '~/content/estimate';
import { EstimatePanel, EstimateStatus } from '~/pricing/EstimatePanel';
import { typedHeadcount } from '~/pricing/estimate';
import { HeadcountForm, useEstimate } from '~/pricing/HeadcountForm';
import { StaffTable, TierTable } from '~/pricing/RateTables';
import type { Route } from './+types/pricing';

export const loader = () => ({ ...pricing, estimate });

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta('pricing', loaderData.meta);

type Content = Route.ComponentProps['loaderData'];

export default function PricingRoute({ loaderData }: Route.ComponentProps) {
  const { agreement, estimate, projects, subsidies, terms } = loaderData;
  return (
    <Page id="pricing" content={loaderData}>
      <Opening {...loaderData} />
      <TierTable {...loaderData} rates={estimate.rates} />
      <StaffTable {...loaderData} rates={estimate.rates} />
      <Estimator content={estimate} />
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
        <h3 className="mb-5 step-1">{subsidies.sourcesHeading}</h3>
        <Terms items={subsidies.sources} />
      </SideSection>
      <SideSection id="agreement" heading={agreement.heading}>
        <Terms items={agreement.items} />
      </SideSection>
      <SideSection
        id="projects"
        heading={projects.heading}
        ground="mist"
        beside={<Paragraphs texts={projects.paragraphs} className="mt-5 text-muted" />}
      >
        <PlainList
          items={projects.examples}
          className="grid gap-x-8 border-b border-edge sm:grid-cols-2"
          entry="border-t border-edge py-4"
        />
      </SideSection>
      <Section labelledBy="beginning" heading={terms.heading}>
        <StepList steps={terms.items} className="mt-10 lg:grid-cols-3" />
      </Section>
    </Page>
  );
}

function Opening({ intro, included, apart, estimate }: Content) {
  return (
    <SideSection
      id="intro"
      heading={intro.heading}
      beside={
        <>
          <p className="mt-5 step-1 leading-normal">{estimate.rates.facts.basis.text}</p>
          <p className="mt-3 text-muted">{intro.text}</p>
        </>
      }
    >
      <div className="card grid gap-8 p-6 sm:grid-cols-[3fr_2fr] sm:p-8">
        <div>
          <h3 id="included" className="step-1">
            {included.heading}
          </h3>
          <CheckList items={included.items} className="mt-4" />
        </div>
        <div>
          <h3 className="step-1">{apart.heading}</h3>
          <PlainList items={apart.items} className="mt-4 grid gap-3 text-muted" />
        </div>
      </div>
    </SideSection>
  );
}

function Estimator({ content }: { content: EstimateContent }) {
  const { rates, heading, text, example } = content;
  const start = useMemo(() => typedHeadcount(example.headcount), [example]);
  const { form, calculation, changed, update } = useEstimate(rates, start);
  return (
    <Section ground="lake" id="estimate" labelledBy="estimate-title" className="two-columns">
      <div className="no-print">
        <SectionHeading id="estimate-title" heading={heading} text={text} className="mb-8" />
        <HeadcountForm content={content} ref={form} typed={start} errors={{}} onInput={update} />
      </div>
      <div className="card self-start p-6 sm:p-8">
        <EstimatePanel
          content={content}
          calculation={calculation}
          example={changed ? undefined : example}
        />
        <EstimateStatus content={content} calculation={calculation} changed={changed} />
      </div>
    </Section>
  );
}
