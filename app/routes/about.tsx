import { CardPanel } from '~/components/CardPanel';
import { Page } from '~/components/Page';
import { Paragraphs } from '~/components/Paragraphs';
import { Picture } from '~/components/Picture';
import { Section, SectionHeading, SideSection } from '~/components/Section';
import { Terms } from '~/components/Terms';
import { about } from '~/content/about';
import { Onward } from './about/Onward';

/** Our Story. */
export default function AboutRoute() {
  const { differences, values } = about;
  return (
    <Page id="about" content={about} closing="card">
      <Story />
      <Purpose />
      <Section labelledBy="differences" heading={differences.heading}>
        <CardPanel cards={differences.cards} className="mt-10 lg:grid-cols-3" />
      </Section>
      <SideSection id="values" heading={values.heading} ground="mist">
        <Terms items={values.items} />
      </SideSection>
      <Onward />
    </Page>
  );
}

function Story() {
  const { id, heading, paragraphs, image, pullQuote } = about.story;
  const [first, ...rest] = paragraphs;
  return (
    <Section id={id} labelledBy="story" className="grid gap-x-8 gap-y-10 md:grid-cols-12">
      <div className="md:col-span-7">
        <SectionHeading id="story" heading={heading} />
        <p className="mt-6 step-1 leading-normal">{first}</p>
        <Paragraphs texts={rest} className="mt-5" />
      </div>
      <div className="md:col-span-5 lg:col-span-4 lg:col-start-9 xl:-mr-10">
        <Picture
          name={image}
          className="aspect-[4/5] w-full rounded-2xl object-cover max-md:aspect-[3/2]"
        />
        <p
          aria-hidden="true"
          className="relative mr-6 border-l-3 border-cedar py-1 pl-5 font-display step-2 leading-snug mt-9"
        >
          {pullQuote}
        </p>
      </div>
    </Section>
  );
}

function Purpose() {
  const { id, heading, mission, vision } = about.purpose;
  return (
    <Section
      ground="night"
      id={id}
      labelledBy="purpose"
      className="grid gap-12 md:grid-cols-2 md:gap-16"
    >
      <h2 id="purpose" className="visually-hidden">
        {heading}
      </h2>
      {[mission, vision].map((part) => (
        <div key={part.heading} className="border-t-2 border-cedar pt-6">
          <h3 className="font-text! font-600 step-0 text-cedar">{part.heading}</h3>
          <p className="mt-4 font-display step-2 leading-snug">{part.text}</p>
        </div>
      ))}
    </Section>
  );
}
