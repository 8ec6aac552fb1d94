import { CardPanel } from '~/components/CardPanel';
import { ClosingCall } from '~/components/ClosingCall';
import { PageTop } from '~/components/PageTop';
import { Paragraphs } from '~/components/Paragraphs';
import { Picture } from '~/components/Picture';
import { Section, SectionHeading, SideSection } from '~/components/Section';
import { Terms } from '~/components/Terms';
import { about } from '~/content/about';
import { Onward } from './about/Onward';

/** Our Story. */
export default function AboutRoute() {
  const { meta, header, differences, values, closing } = about;
  return (
    <>
      <PageTop page="about" meta={meta} header={header} />
      <Story />
      <Purpose />
      <Section labelledBy="differences">
        <SectionHeading id="differences">{differences.heading}</SectionHeading>
        <CardPanel cards={differences.cards} className="mt-10" />
      </Section>
      <SideSection id="values" heading={values.heading} ground="mist">
        <Terms items={values.items} />
      </SideSection>
      <Onward />
      <ClosingCall look="card" {...closing} />
    </>
  );
}

/** How it began: a long text with one of its sentences set large beside it, under the story's picture. */
function Story() {
  const { id, heading, paragraphs, image, pullQuote } = about.story;
  const [first, ...rest] = paragraphs;
  return (
    <section
      id={id}
      aria-labelledby="story"
      className="wrap section-space grid gap-x-8 gap-y-10 md:grid-cols-12"
    >
      <div className="md:col-span-7">
        <h2 id="story" className="step-3">
          {heading}
        </h2>
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
    </section>
  );
}

/** Mission and vision, side by side on a dark ground. */
function Purpose() {
  const { id, heading, mission, vision } = about.purpose;
  return (
    <section id={id} aria-labelledby="purpose" className="on-night bg-night text-on-night">
      <div className="wrap section-space">
        <h2 id="purpose" className="visually-hidden">
          {heading}
        </h2>
        <div className="grid gap-12 md:grid-cols-2 md:gap-16">
          {[mission, vision].map((part) => (
            <div key={part.heading} className="border-t-2 border-cedar pt-6">
              <h3 className="font-text! font-600 step-0 text-cedar">{part.heading}</h3>
              <p className="mt-4 font-display step-2 leading-snug">{part.text}</p>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
