import { CheckList } from '~/components/CheckList';
import { ClosingCall } from '~/components/ClosingCall';
import { Icon } from '~/components/Icon';
import { PageTop } from '~/components/PageTop';
import { Paragraphs } from '~/components/Paragraphs';
import { Picture } from '~/components/Picture';
import { SampleLinks } from '~/components/SampleLinks';
import { Section, SectionHeading } from '~/components/Section';
import { TextLink } from '~/components/SmartLink';
import { StepList } from '~/components/StepList';
import { policyToolkit } from '~/content/policy-toolkit';
import { samplesFor } from '~/content/sample-documents';
import { ProductCards } from './policy-toolkit/ProductCards';
import { ToolkitData } from './policy-toolkit/ToolkitData';

/** The Policy Forward Toolkit. */
export default function PolicyToolkitRoute() {
  const { meta, header, products, closing } = policyToolkit;
  return (
    <>
      <PageTop
        page="policy-toolkit"
        meta={meta}
        header={header}
        action={{ href: '#products', label: products.choose }}
      />
      <Intro />
      <Inside />
      <SampleLinks samples={samplesFor('/products/policy-toolkit')} />
      <ProductCards />
      <Steps />
      <ClosingCall look="line" {...closing} />
      <ToolkitData />
    </>
  );
}

/** Why there is a toolkit, with the plain facts on a card over its picture. */
function Intro() {
  const { intro } = policyToolkit;
  return (
    <section
      aria-labelledby="intro"
      className="wrap grid items-center gap-x-8 gap-y-10 py-14 md:grid-cols-12 md:py-22"
    >
      <div className="md:col-span-6">
        <h2 id="intro" className="step-3">
          {intro.heading}
        </h2>
        <Paragraphs texts={intro.paragraphs} className="mt-5 text-muted" />
        <p className="mt-6">
          <TextLink link={intro.link} />
        </p>
      </div>
      <div className="md:col-span-6 md:pl-6 lg:col-span-5 lg:col-start-8">
        <Picture name={intro.image} className="aspect-[4/3] w-full rounded-2xl object-cover" />
        <div className="card relative mx-4 -mt-10 px-7 py-6 lift sm:mx-8">
          <CheckList items={intro.points} />
        </div>
      </div>
    </section>
  );
}

/** The parts of the toolkit with every template in them; each part is what a product card's details lead to. */
function Inside() {
  const { id, heading, text, parts } = policyToolkit.inside;
  return (
    <section id={id} aria-labelledby="inside-title" className="bg-mist">
      <div className="wrap section-space">
        <SectionHeading id="inside-title" text={text}>
          {heading}
        </SectionHeading>
        <ul className="mt-12 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-4">
          {parts.map((part) => (
            <li
              key={part.id}
              id={part.id}
              className="border-t-2 border-ink pt-5 target:border-cedar"
            >
              <Icon name={part.icon} className="icon-7 text-cedar" />
              <h3 className="mt-4 step-2">{part.title}</h3>
              <p className="mt-2 text-muted">{part.description}</p>
              <ul className="mt-5">
                {part.templates.map((template) => (
                  <li key={template} className="border-t border-line py-2 leading-snug">
                    {template}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The four steps from the purchase to the board's approval. */
function Steps() {
  const { heading, items } = policyToolkit.steps;
  return (
    <Section ground="night" labelledBy="steps">
      <SectionHeading id="steps">{heading}</SectionHeading>
      <StepList steps={items} width="four" className="mt-12" />
    </Section>
  );
}
