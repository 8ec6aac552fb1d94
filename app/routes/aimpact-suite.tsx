import { Icon } from '~/components/Icon';
import { Prose } from '~/components/LongRead';
import { Paragraphs, PlainList, Terms } from '~/components/lists';
import { Page } from '~/components/Page';
import { pageMeta } from '~/components/page-meta';
import { Section, SectionHeading, SideSection } from '~/components/Section';
import { SampleSheet } from '~/components/Sheet';
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
        <figure>
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

function Tools({ toolsHeading, usesHeading, screenLabel, tools }: AimpactSuite) {
  return (
    <Section ground="night" labelledBy="tools">
      <SectionHeading id="tools" heading={toolsHeading} />
      <ul className="mt-4 flex flex-wrap gap-x-6">
        {tools.map(({ id, name, icon }) => (
          <li key={id}>
            <a href={`#${id}`} className="flex items-center gap-2 py-2 text-evergreen">
              <Icon name={icon} />
              {name}
            </a>
          </li>
        ))}
      </ul>
      <ul className="mt-8 grid gap-10 lg:gap-14">
        {tools.map(({ id, name, icon, description, text, uses, screen }) => (
          <li key={id} id={id}>
            <article className="two-columns">
              <div>
                <h3 className="step-2">{name}</h3>
                <p className="mt-1 text-muted">{description}</p>
                <p className="mt-4">{text}</p>
                <h4 className="mt-4 font-text! font-600 step--1! text-muted">{usesHeading}</h4>
                <PlainList
                  items={uses}
                  className="mt-2 border-b border-line"
                  entry="border-t border-line py-2"
                />
              </div>
              <figure className="screen on-paper self-start overflow-hidden rounded-xl [box-shadow:var(--near)] [overflow-wrap:anywhere]">
                <figcaption className="flex max-w-none flex-wrap items-center gap-x-[0.6rem] border-b border-line bg-mist px-5 py-3 text-[0.9375rem]">
                  <Icon name={icon} />
                  <span className="font-600">{name}</span>
                  <span className="ml-auto text-muted">{screenLabel}</span>
                </figcaption>
                <Prose html={screen} className={`max-w-none px-5 pb-5 pt-3 screen-${id}`} />
              </figure>
            </article>
          </li>
        ))}
      </ul>
    </Section>
  );
}
