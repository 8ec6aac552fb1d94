import { CardPanel } from '~/components/CardPanel';
import { ArrowLink } from '~/components/links';
import { Paragraphs, Terms } from '~/components/lists';
import { Page } from '~/components/Page';
import { Picture } from '~/components/Picture';
import { pageMeta } from '~/components/page-meta';
import { Section, SectionHeading, SideSection } from '~/components/Section';
import { about } from '~/content/collections.server';
import type { Route } from './+types/about';

export const loader = () => about;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta('about', loaderData.meta);

type Content = Route.ComponentProps['loaderData'];

export default function AboutRoute({ loaderData }: Route.ComponentProps) {
  const { story, purpose, differences, values, conduct, onwardHeading, onward } = loaderData;
  return (
    <Page id="about" content={loaderData}>
      <Story {...story} />
      <Purpose {...purpose} />
      <Section labelledBy="differences" heading={differences.heading}>
        <CardPanel cards={differences.cards} className="mt-10 lg:grid-cols-3" />
      </Section>
      <SideSection id="values" heading={values.heading} ground="mist">
        <Terms items={values.items} />
      </SideSection>
      <Conduct {...conduct} />
      <Onward heading={onwardHeading} pages={onward} />
    </Page>
  );
}

function Story({ id, heading, paragraphs, image, pullQuote }: Content['story']) {
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
          className="relative mr-6 border-l-3 border-lake py-1 pl-5 font-display step-2 leading-snug mt-9"
        >
          {pullQuote}
        </p>
      </div>
    </Section>
  );
}

function Purpose({ id, heading, mission, vision }: Content['purpose']) {
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

function Conduct({ id, heading, ...parts }: Content['conduct']) {
  const items = Object.values(parts);
  if (items.length === 0) return null;
  return (
    <SideSection id={id} heading={heading}>
      <Terms items={items} />
    </SideSection>
  );
}

function Onward({ heading, pages }: { heading: string; pages: Content['onward'] }) {
  return (
    <Section labelledBy="onward">
      <h2 id="onward" className="visually-hidden">
        {heading}
      </h2>
      <ul className="grid gap-x-8 gap-y-10 md:grid-cols-12">
        {pages.map(({ heading, text, link, image }, index) => (
          <li
            key={link.href}
            className={`group relative ${index % 2 === 0 ? 'md:col-span-7' : 'md:col-span-5'}`}
          >
            <Picture
              name={image}
              className="h-56 w-full rounded-2xl object-cover object-right md:h-76"
            />
            <h3 className="mt-6 step-2">{heading}</h3>
            <p className="mt-2 text-muted">{text}</p>
            <p className="mt-3">
              <ArrowLink link={link} className="link py-1" />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
