import { Fold } from '~/components/Fold';
import { Icon } from '~/components/Icon';
import { Paragraphs, PlainList, Prose, Terms } from '~/components/lists';
import { Page } from '~/components/Page';
import { pageMeta } from '~/components/page-meta';
import { SampleSheet } from '~/components/SampleSheet';
import { Section, SideSection } from '~/components/Section';
import { type AimpactSuite, aimpactSuite } from '~/content/collections.server';
import type { Route } from './+types/aimpact-suite';

export const loader = () => aimpactSuite;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta('aimpact-suite', loaderData.meta);

export default function AimpactSuiteRoute({ loaderData }: Route.ComponentProps) {
  const { intro, work, termsHeading, terms } = loaderData;
  const [first, ...rest] = intro.paragraphs;
  return (
    <Page id="aimpact-suite" content={loaderData}>
      <SideSection
        id="intro"
        heading={intro.heading}
        ground="mist"
        beside={
          <>
            <p className="mt-5 step-1 leading-normal">{first}</p>
            <Paragraphs texts={rest} className="mt-5 text-muted" />
          </>
        }
      >
        <figure className="max-sm:hidden">
          <SampleSheet {...work.excerpt} />
          <figcaption className="mt-3 text-muted">{work.caption}</figcaption>
        </figure>
      </SideSection>
      <Tools {...loaderData} />
      <SideSection id="facts" heading={termsHeading}>
        <Terms items={terms} />
      </SideSection>
    </Page>
  );
}

/** One under the other, on grounds that change. */
function Tools({ toolsHeading, usesHeading, screenLabel, tools }: AimpactSuite) {
  return tools.map(({ id, name, icon, description, text, uses, screen }, index) => (
    <Section
      key={id}
      id={id}
      ground={index % 2 === 0 ? 'night' : 'paper'}
      labelledBy={`${id}-name`}
      className="two-columns py-9! md:py-16!"
    >
      {index === 0 && (
        <div className="lg:col-span-2">
          <h2 className="step-3">{toolsHeading}</h2>
          <ul className="mt-3 flex flex-wrap gap-x-6 max-sm:hidden">
            {tools.map((tool) => (
              <li key={tool.id}>
                <a href={`#${tool.id}`} className="flex items-center gap-2 py-2 text-evergreen">
                  <Icon name={tool.icon} />
                  {tool.name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div>
        <h3 id={`${id}-name`} className="step-2">
          {name}
        </h3>
        <p className="mt-1 text-muted">{description}</p>
        <p className="mt-4">{text}</p>
        <h4 className="mt-4 font-text! font-600 step--1! text-muted max-sm:visually-hidden">
          {usesHeading}
        </h4>
        <PlainList items={uses} className="mt-1 list-disc pl-5" entry="py-0.5" />
      </div>
      <figure className="screen on-paper self-start overflow-hidden rounded-xl [box-shadow:var(--near)]">
        <figcaption className="flex max-w-none items-center gap-2 border-b border-line bg-mist px-5 py-2.5 step--1 max-md:hidden">
          <Icon name={icon} />
          <span className="font-600">{name}</span>
          <span className="ml-auto text-muted">{screenLabel}</span>
        </figcaption>
        {/* Phones show one window, and open the others. */}
        <Fold
          open={index === 0}
          summary={screenLabel}
          summaryLook="flex min-h-11 bg-mist px-5 py-1 step--1 font-600"
          className="md:unfolded"
        >
          <Prose html={screen} className={`max-w-none px-5 pb-4 pt-2 screen-${id}`} />
        </Fold>
      </figure>
    </Section>
  ));
}
