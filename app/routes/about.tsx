import { CardHeading } from '~/components/links';
import { CardPanel, Paragraphs, Terms } from '~/components/lists';
import { Page } from '~/components/Page';
import { pageMeta } from '~/components/page-meta';
import { Section, SideSection } from '~/components/Section';
import { type About, about } from '~/content/collections.server';
import type { Route } from './+types/about';

export const loader = () => about;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta('about', loaderData.meta);

export default function AboutRoute({ loaderData }: Route.ComponentProps) {
  const { story, purpose, differences, values, conduct, onwardHeading, onward } = loaderData;
  const [first, ...rest] = story.paragraphs;
  return (
    <Page id="about" content={loaderData}>
      <SideSection id={story.id} heading={story.heading}>
        <p className="measure step-1 leading-normal">{first}</p>
        <Paragraphs texts={rest} className="measure mt-5" />
      </SideSection>
      <Purpose {...purpose} />
      <Section labelledBy="differences" heading={differences.heading}>
        <CardPanel cards={differences.cards} className="mt-10 lg:grid-cols-3" />
      </Section>
      <SideSection id="values" heading={values.heading} ground="mist">
        <Terms items={values.items} />
      </SideSection>
      <Conduct {...conduct} />
      <section aria-labelledby="onward" className="wrap py-8">
        <h2 id="onward" className="visually-hidden">
          {onwardHeading}
        </h2>
        <ul className="grid gap-5 md:grid-cols-2">
          {onward.map(({ heading, text, link }) => (
            <li key={link.href} className="card card-link group relative p-6">
              <CardHeading to={link.href}>{heading}</CardHeading>
              <p className="mt-2 text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </section>
    </Page>
  );
}

function Purpose({ id, heading, mission, vision }: About['purpose']) {
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
        <div key={part.heading} className="border-t-2 border-edge pt-6">
          <h3 className="font-text! font-600 step-0 text-muted">{part.heading}</h3>
          <p className="mt-4 font-display step-2 leading-snug">{part.text}</p>
        </div>
      ))}
    </Section>
  );
}

function Conduct({ id, heading, ...parts }: About['conduct']) {
  const items = Object.values(parts);
  if (items.length === 0) return null;
  return (
    <SideSection id={id} heading={heading}>
      <Terms items={items} />
    </SideSection>
  );
}
