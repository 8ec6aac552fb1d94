import { CardList, CardPanel, Paragraphs, Terms } from '~/components/lists';
import { Page } from '~/components/Page';
import { pageMeta } from '~/components/page-meta';
import { Section, SideSection } from '~/components/Section';
import { about } from '~/content/collections.server';
import type { Route } from './+types/about';

export const loader = () => about;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta('about', loaderData.meta);

export default function AboutRoute({ loaderData }: Route.ComponentProps) {
  const { story, purpose, differences, values, onwardHeading, onward } = loaderData;
  const { id: conductId, heading: conductHeading, ...conducts } = loaderData.conduct;
  const conduct = Object.values(conducts);
  const [first, ...rest] = story.paragraphs;
  return (
    <Page id="about" content={loaderData}>
      <SideSection id={story.id} heading={story.heading}>
        <p className="step-1 leading-normal">{first}</p>
        <Paragraphs texts={rest} className="mt-5" />
      </SideSection>
      <Section
        ground="night"
        id={purpose.id}
        labelledBy="purpose"
        className="grid gap-12 md:grid-cols-2"
      >
        <h2 id="purpose" className="visually-hidden">
          {purpose.heading}
        </h2>
        {[purpose.mission, purpose.vision].map(({ heading, text }) => (
          <div key={heading} className="border-t-2 border-edge pt-6">
            <h3 className="font-text! font-600 step-0 text-muted">{heading}</h3>
            <p className="mt-4 font-display step-2 leading-snug text-balance">{text}</p>
          </div>
        ))}
      </Section>
      <Section labelledBy="differences" heading={differences.heading}>
        <CardPanel cards={differences.cards} className="mt-10 lg:grid-cols-3" />
      </Section>
      <SideSection id="values" heading={values.heading} ground="mist">
        <Terms items={values.items} />
      </SideSection>
      {conduct.length > 0 && (
        <SideSection id={conductId} heading={conductHeading}>
          <Terms items={conduct} />
        </SideSection>
      )}
      <section aria-labelledby="onward" className="wrap py-8">
        <h2 id="onward" className="visually-hidden">
          {onwardHeading}
        </h2>
        <CardList cards={onward} className="grid gap-5 md:grid-cols-2" entry="card p-6" />
      </section>
    </Page>
  );
}
