import { Icon } from '~/components/Icon';
import { Page } from '~/components/Page';
import { Paragraphs } from '~/components/Paragraphs';
import { Picture } from '~/components/Picture';
import { SampleLinks } from '~/components/SampleLinks';
import { Section, SectionHeading } from '~/components/Section';
import { TextLink } from '~/components/SmartLink';
import { StepList } from '~/components/StepList';
import { StructuredData } from '~/components/StructuredData';
import { CheckList, TextList } from '~/components/TextList';
import { samplesFor } from '~/content/lists.server';
import { policyToolkit } from '~/content/policy-toolkit';
import type { Route } from './+types/policy-toolkit';
import { ProductCards } from './policy-toolkit/ProductCards';
import { toolkitData } from './policy-toolkit/structured-data';

export const loader = () => samplesFor('/products/policy-toolkit');

/** The Policy Forward Toolkit. */
export default function PolicyToolkitRoute({ loaderData }: Route.ComponentProps) {
  return (
    <Page
      id="policy-toolkit"
      content={policyToolkit}
      action={{ href: '#products', label: policyToolkit.products.choose }}
      closing="line"
    >
      <Intro />
      <Inside />
      <SampleLinks samples={loaderData} />
      <ProductCards />
      <Steps />
      <StructuredData data={toolkitData} />
    </Page>
  );
}

function Intro() {
  const { intro } = policyToolkit;
  return (
    <Section labelledBy="intro" className="grid items-center gap-x-8 gap-y-10 md:grid-cols-12">
      <div className="md:col-span-6">
        <SectionHeading id="intro" heading={intro.heading} />
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
    </Section>
  );
}

/** The parts of the toolkit with every template in them; each part is what a product card's details lead to. */
function Inside() {
  const { id, heading, text, parts } = policyToolkit.inside;
  return (
    <Section ground="mist" id={id} labelledBy="inside-title" heading={heading} text={text}>
      <ul className="mt-12 grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-4">
        {parts.map((part) => (
          <li key={part.id} id={part.id} className="border-t-2 border-ink pt-5 target:border-cedar">
            <Icon name={part.icon} className="icon-7 text-cedar" />
            <h3 className="mt-4 step-2">{part.title}</h3>
            <p className="mt-2 text-muted">{part.description}</p>
            <TextList
              items={part.templates}
              className="mt-5"
              entry="border-t border-line py-2 leading-snug"
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Steps() {
  const { heading, items } = policyToolkit.steps;
  return (
    <Section ground="night" labelledBy="steps" heading={heading}>
      <StepList steps={items} className="mt-12 lg:grid-cols-4" />
    </Section>
  );
}
