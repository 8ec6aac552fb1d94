import { TextLink } from '~/components/links';
import { CardList, Paragraphs, Terms } from '~/components/lists';
import { Page } from '~/components/Page';
import { Portrait } from '~/components/Picture';
import { pageMeta } from '~/components/page-meta';
import { SideSection } from '~/components/Section';
import { ceo, speaking } from '~/content/collections.server';
import { placeholder } from '~/content/link-words';
import { organization } from '~/content/organization';
import type { Route } from './+types/speaking';

export const loader = () => ({ ...speaking, portrait: ceo.portrait, photo: ceo.photo });

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta('speaking', loaderData.meta);

export default function SpeakingRoute({ loaderData }: Route.ComponentProps) {
  const { intro, portrait, photo, topics, talk, formats, before } = loaderData;
  const { heading, label, none, next } = before.conference;
  return (
    <Page id="speaking" content={loaderData}>
      <SideSection
        id="intro"
        heading={intro.heading}
        beside={
          <div className="mt-6 flex flex-wrap items-center gap-4">
            <Portrait name={organization.ceo.name} drawing={portrait} photo={photo} />
            <TextLink link={intro.speaker} />
          </div>
        }
      >
        <div className="measure grid gap-5">
          <Paragraphs texts={intro.paragraphs} className="step-1 leading-normal" />
        </div>
      </SideSection>
      <SideSection
        ground="night"
        id="topics"
        heading={topics.heading}
        beside={
          <CardList cards={topics.cards} className="mt-6" entry="border-t border-line py-5" />
        }
      >
        <div className="sheet sheet-part on-paper lg:h-full">
          <p className="step--1 text-muted">{talk.from}</p>
          <h3 className="mt-2 border-b-2 border-ink pb-3 step-2">{talk.heading}</h3>
          <ol className="mt-5 grid flex-1 list-decimal! pl-[1.4em]! step-1 leading-snug">
            {talk.questions.map((question) => (
              <li key={question} className="mb-4 min-h-14 border-b border-line pb-3">
                {question}
              </li>
            ))}
          </ol>
          <p className="step--1 text-muted">{talk.after}</p>
        </div>
      </SideSection>
      <SideSection id="formats" heading={formats.heading}>
        <Terms items={formats.items} />
      </SideSection>
      <SideSection ground="mist" id="before" heading={before.heading}>
        <Terms
          items={[
            before.resources,
            { heading, text: next?.text ?? none, link: { label, href: next?.href ?? placeholder } },
          ]}
        />
      </SideSection>
    </Page>
  );
}
