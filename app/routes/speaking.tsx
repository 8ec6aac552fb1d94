import { Breadcrumbs } from '~/components/Breadcrumbs';
import { ButtonLink } from '~/components/Button';
import { ClosingCall } from '~/components/ClosingCall';
import { Icon } from '~/components/Icon';
import { PageHeader } from '~/components/PageHeader';
import { PageMeta } from '~/components/PageMeta';
import { Picture } from '~/components/Picture';
import { Section, SectionHeading } from '~/components/Section';
import { SmartLink } from '~/components/SmartLink';
import { speaking } from '~/content/speaking';
import { Formats } from './speaking/Formats';
import { WaysOn } from './speaking/WaysOn';

/** Speaking (specification, section 2, Speaking). */
export default function SpeakingRoute() {
  const { meta, header, intro, topics, closing } = speaking;
  return (
    <>
      <PageMeta {...meta} path="/services/speaking" card="speaking" />
      <PageHeader {...header} kicker={<Breadcrumbs page="speaking" />}>
        <ButtonLink to={closing.primary.href} size="lg">
          {closing.primary.label}
        </ButtonLink>
      </PageHeader>
      <Section labelledBy="intro" className="grid gap-x-8 gap-y-10 md:grid-cols-12">
        <div className="md:col-span-8 lg:col-span-7">
          <h2 id="intro" className="step-3">
            {intro.heading}
          </h2>
          {intro.paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-5 step-1 leading-normal">
              {paragraph}
            </p>
          ))}
        </div>
        <div className="flex flex-col items-start gap-4 md:col-span-4 lg:col-span-3 lg:col-start-10">
          <Picture
            name={intro.portrait}
            className="aspect-square w-full max-w-64 rounded-full object-cover"
          />
          <SmartLink to={intro.speaker.href} className="link inline-block py-1">
            {intro.speaker.label}
          </SmartLink>
        </div>
      </Section>
      <Section ground="night" labelledBy="topics">
        <SectionHeading id="topics">{topics.heading}</SectionHeading>
        <ul className="mt-10 grid gap-x-14 md:grid-cols-2">
          {topics.cards.map(({ icon, title, description }) => (
            <li key={title} className="flex gap-6 border-t border-line py-8">
              <Icon name={icon} className="mt-1 icon-8 text-cedar" />
              <div>
                <h3 className="step-2">{title}</h3>
                <p className="mt-3 text-muted">{description}</p>
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <Formats />
      <WaysOn />
      <ClosingCall {...closing} />
    </>
  );
}
