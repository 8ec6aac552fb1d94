import { useMemo } from 'react';
import { ButtonLink } from '~/components/Button';
import { TextLink } from '~/components/links';
import { CheckList, Paragraphs, PlainList, StepList, Terms } from '~/components/lists';
import { Page } from '~/components/Page';
import { pageMeta } from '~/components/page-meta';
import { Section, SectionHeading } from '~/components/Section';
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
  const { estimate, tiersTable, larger, staffTable } = loaderData;
  const { rates } = estimate;
  return (
    <Page id="pricing" content={loaderData}>
      <Opening {...loaderData} />
      <TierTable rates={rates} table={tiersTable} larger={larger} />
      <StaffTable rates={rates} table={staffTable} />
      <Estimator content={estimate} />
      <Subsidies {...loaderData.subsidies} />
      <Projects {...loaderData} />
    </Page>
  );
}

function Opening({ intro, included, apart, agreement, estimate }: Content) {
  return (
    <div className="wrap grid gap-x-8 gap-y-10 pt-10 md:grid-cols-12 md:pt-14">
      <section aria-labelledby="intro" className="md:col-span-6">
        <SectionHeading id="intro" heading={intro.heading} />
        <p className="mt-5 max-w-[34rem] step-1 leading-normal">{estimate.rates.basis.text}</p>
        <p className="mt-3 max-w-[34rem] text-muted">{intro.text}</p>
        <h3 className="mt-10 step-1">{agreement.heading}</h3>
        <Terms items={agreement.items} className="mt-4" />
      </section>
      <section
        aria-labelledby="included"
        className="card relative p-6 lift sm:p-8 md:col-span-6 lg:col-span-5 lg:col-start-8"
      >
        <h2 id="included" className="step-1">
          {included.heading}
        </h2>
        <CheckList items={included.items} className="mt-5" />
        <h3 className="mt-8 step-0">{apart.heading}</h3>
        <PlainList items={apart.items} className="mt-2 grid list-disc gap-1 pl-5 text-muted" />
      </section>
    </div>
  );
}

function Subsidies({
  heading,
  paragraphs,
  board,
  sourcesHeading,
  sources,
  link,
}: Content['subsidies']) {
  return (
    <Section
      ground="night"
      id="subsidies"
      labelledBy="subsidies-title"
      className="grid gap-x-8 gap-y-10 lg:grid-cols-12"
    >
      <div className="lg:col-span-5">
        <SectionHeading id="subsidies-title" heading={heading} />
        <Paragraphs texts={paragraphs} className="mt-5 max-w-[34rem] text-muted" />
        <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
          <ButtonLink link={link} />
          <TextLink link={board} />
        </div>
      </div>
      <div className="lg:col-span-6 lg:col-start-7">
        <h3 className="step-1">{sourcesHeading}</h3>
        <Terms items={sources} className="mt-5" />
      </div>
    </Section>
  );
}

function Projects({ projects, terms }: Content) {
  return (
    <Section labelledBy="projects">
      <div className="grid gap-x-8 gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-5">
          <SectionHeading id="projects" heading={projects.heading} />
          <Paragraphs texts={projects.paragraphs} className="measure mt-5 text-muted" />
        </div>
        <PlainList
          items={projects.examples}
          className="grid content-start gap-x-8 sm:grid-cols-2 lg:col-span-6 lg:col-start-7"
          entry="border-t border-line py-4"
        />
      </div>
      <h2 className="mt-10 step-2 md:mt-14">{terms.heading}</h2>
      <StepList steps={terms.items} className="mt-10 lg:grid-cols-3" />
    </Section>
  );
}

function Estimator({ content }: { content: EstimateContent }) {
  const { rates, heading, text, example } = content;
  const start = useMemo(() => typedHeadcount(example.headcount), [example]);
  const { form, calculation, changed, update } = useEstimate(rates, start);
  return (
    <Section
      ground="lake"
      id="estimate"
      labelledBy="estimate-title"
      className="grid gap-x-8 gap-y-10 lg:grid-cols-12"
    >
      <div className="no-print lg:col-span-5">
        <SectionHeading id="estimate-title" heading={heading} text={text} className="mb-8" />
        <HeadcountForm content={content} ref={form} typed={start} errors={{}} onInput={update} />
      </div>
      <div className="card min-w-0 self-start p-6 lift sm:p-8 lg:col-span-7 lg:ml-6">
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
