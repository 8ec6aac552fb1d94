import { ButtonLink, LinkButton } from '~/components/Button';
import { Icon } from '~/components/Icon';
import { Page } from '~/components/Page';
import { Portrait } from '~/components/Portrait';
import { pageMeta } from '~/components/page-meta';
import { Section, SectionHeading, SideSection } from '~/components/Section';
import { TextLink } from '~/components/SmartLink';
import { Paragraphs } from '~/components/TextList';
import { speaking } from '~/content/collections.server';
import { organization } from '~/content/organization';
import { placeholder } from '~/content/placeholders';
import type { Route } from './+types/speaking';

export const loader = () => speaking;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta('speaking', loaderData.meta);

type Content = Route.ComponentProps['loaderData'];

export default function SpeakingRoute({ loaderData }: Route.ComponentProps) {
  const { intro, topics, closing } = loaderData;
  return (
    <Page id="speaking" content={loaderData} action={closing.primary}>
      <Section labelledBy="intro" className="grid gap-x-8 gap-y-10 md:grid-cols-12">
        <div className="md:col-span-8 lg:col-span-7">
          <SectionHeading id="intro" heading={intro.heading} />
          <Paragraphs texts={intro.paragraphs} className="mt-5 step-1 leading-normal" />
        </div>
        <div className="flex flex-col items-start gap-4 md:col-span-4 lg:col-span-3 lg:col-start-10">
          <Portrait name={organization.ceo.name} drawing={intro.portrait} />
          <TextLink link={intro.speaker} />
        </div>
      </Section>
      <Section ground="night" labelledBy="topics" heading={topics.heading}>
        <ul className="mt-10 grid gap-x-14 md:grid-cols-2">
          {topics.cards.map(({ icon, title, description }) => (
            <li key={title} className="flex gap-6 border-t border-line py-8">
              <Icon name={icon} className="mt-1 icon-8 flex-none" />
              <div>
                <h3 className="step-2">{title}</h3>
                <p className="mt-3 text-muted">{description}</p>
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <Formats {...loaderData.formats} />
      <WaysOn {...loaderData} />
    </Page>
  );
}

function Formats({ heading, items }: Content['formats']) {
  return (
    <SideSection id="formats" heading={heading}>
      <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
        {items.map((item) => (
          <li key={item.heading} className="border-t-2 border-ink pt-4">
            <h3 className="step-1">{item.heading}</h3>
            <p className="mt-2 text-muted">{item.text}</p>
          </li>
        ))}
      </ul>
    </SideSection>
  );
}

function WaysOn({ conference, resources }: Pick<Content, 'conference' | 'resources'>) {
  const { heading, label, none, next } = conference;
  return (
    <div className="wrap grid gap-6 pb-14 md:grid-cols-12 md:pb-22">
      <section
        aria-labelledby="conference"
        className="card flex flex-col items-start p-7 md:col-span-7 md:p-11"
      >
        <SectionHeading id="conference" heading={heading} size="step-2" />
        <p className="mt-3 mb-7 max-w-[32rem] text-muted">{next?.text ?? none}</p>
        <ButtonLink to={next?.href ?? placeholder} variant="outline" className="mt-auto">
          {label}
        </ButtonLink>
      </section>
      <section
        aria-labelledby="hear-us"
        className="flex flex-col items-start rounded-2xl bg-mist p-7 md:col-span-5 md:p-11"
      >
        <SectionHeading id="hear-us" heading={resources.heading} size="step-2" />
        <p className="mt-3 mb-7 text-muted">{resources.text}</p>
        <LinkButton link={resources.link} variant="outline" className="mt-auto" />
      </section>
    </div>
  );
}
