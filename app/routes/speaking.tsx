import { Icon } from '~/components/Icon';
import { SmartLink, TextLink } from '~/components/links';
import { Paragraphs, Terms } from '~/components/lists';
import { Page } from '~/components/Page';
import { Portrait } from '~/components/Picture';
import { pageMeta } from '~/components/page-meta';
import { Section, SectionHeading, SideSection } from '~/components/Section';
import { speaking } from '~/content/collections.server';
import { placeholder } from '~/content/link-words';
import { organization } from '~/content/organization';
import type { Route } from './+types/speaking';

export const loader = () => speaking;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta('speaking', loaderData.meta);

type Content = Route.ComponentProps['loaderData'];

export default function SpeakingRoute({ loaderData }: Route.ComponentProps) {
  const { intro, topics, formats } = loaderData;
  return (
    <Page id="speaking" content={loaderData}>
      <Section labelledBy="intro" className="grid gap-x-8 gap-y-10 md:grid-cols-12">
        <div className="md:col-span-8 lg:col-span-7">
          <SectionHeading id="intro" heading={intro.heading} />
          <Paragraphs texts={intro.paragraphs} className="mt-5 step-1 leading-normal" />
        </div>
        <div className="flex flex-wrap items-center gap-4 md:col-span-4 md:flex-col md:items-start lg:col-span-3 lg:col-start-10">
          <Portrait name={organization.ceo.name} drawing={intro.portrait} />
          <TextLink link={intro.speaker} />
        </div>
      </Section>
      <Section
        ground="night"
        labelledBy="topics"
        className="grid items-center gap-x-8 gap-y-10 lg:grid-cols-12"
      >
        <div className="lg:col-span-6">
          <SectionHeading id="topics" heading={topics.heading} />
          <ul className="mt-6">
            {topics.cards.map(({ icon, title, description }) => (
              <li key={title} className="flex gap-[min(1.25rem,5vw)] border-t border-line py-5">
                <Icon name={icon} className="icon-7 flex-none" />
                <div>
                  <h3 className="step-1">{title}</h3>
                  <p className="mt-1 text-muted">{description}</p>
                </div>
              </li>
            ))}
          </ul>
        </div>
        <TalkPage {...loaderData.talk} />
      </Section>
      <SideSection id="formats" heading={formats.heading}>
        <Terms items={formats.items} />
      </SideSection>
      <WaysOn {...loaderData} />
    </Page>
  );
}

function TalkPage({ from, heading, questions, after }: Content['talk']) {
  return (
    <div className="sheet sheet-part on-paper lg:col-span-5 lg:col-start-8">
      <p className="step--1 text-muted">{from}</p>
      <h3 className="mt-2 border-b-2 border-ink pb-3 step-2">{heading}</h3>
      <ol className="mt-5 grid list-decimal! gap-3 pl-[1.4em]!">
        {questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ol>
      <p className="mt-6 border-t border-line pt-3 step--1 text-muted">{after}</p>
    </div>
  );
}

/** Quiet while no conference is announced. */
function WaysOn({ conference, resources }: Pick<Content, 'conference' | 'resources'>) {
  const { heading, label, none, next } = conference;
  return (
    <div className="wrap grid gap-x-8 gap-y-10 pb-10 md:grid-cols-2 md:pb-14">
      <section aria-labelledby="hear-us">
        <SectionHeading id="hear-us" heading={resources.heading} size="step-2" />
        <p className="mt-2 text-muted">{resources.text}</p>
        <TextLink link={resources.link} className="mt-2" />
      </section>
      <section aria-labelledby="conference">
        <SectionHeading id="conference" heading={heading} size="step-2" />
        <p className="mt-2 text-muted">{next?.text ?? none}</p>
        <SmartLink
          to={next?.href ?? placeholder}
          className="mt-2 inline-block py-1 link aria-disabled:step--1 aria-disabled:text-muted aria-disabled:no-underline"
        >
          {label}
        </SmartLink>
      </section>
    </div>
  );
}
