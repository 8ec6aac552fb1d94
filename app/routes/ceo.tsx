import { ButtonLink } from '~/components/Button';
import { TextLink } from '~/components/links';
import { Paragraphs, PlainList } from '~/components/lists';
import { Page } from '~/components/Page';
import { Portrait } from '~/components/Picture';
import { canonical, pageMeta, publisher } from '~/components/page-meta';
import { Section, SideSection } from '~/components/Section';
import { ceo } from '~/content/collections.server';
import { organization } from '~/content/organization';
import { pageById } from '~/content/pages';
import type { Route } from './+types/ceo';

const { name, role } = organization.ceo;

export const loader = () => ceo;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta('ceo', loaderData.meta, { data: import.meta.env.SSR ? [personData(loaderData)] : [] });

function personData({ meta, portrait, photo, speaking }: typeof ceo) {
  const image = (photo ?? portrait)?.src;
  return {
    '@type': 'Person',
    name,
    jobTitle: role,
    description: meta.description,
    url: canonical(pageById('ceo').path),
    ...(image && { image: canonical(image) }),
    knowsAbout: speaking.topics,
    worksFor: publisher(),
  } as const;
}

export default function CeoRoute({ loaderData }: Route.ComponentProps) {
  const { subtitle, image, portrait, photo, bio, speaking, profile, back } = loaderData;
  const [opening, ...story] = bio;
  return (
    <Page id="ceo" content={{ header: { title: name, subtitle, image } }}>
      <Section className="two-columns">
        <div className="flex flex-wrap items-center gap-5 lg:block">
          <Portrait large name={name} drawing={portrait} photo={photo} />
          <div className="min-w-0 flex-[1_1_8rem] lg:mt-4">
            <p className="font-600">{role}</p>
            <p className="text-muted">{organization.name}</p>
            <p className="mt-2">
              <TextLink link={profile} />
            </p>
          </div>
        </div>
        <div className="measure">
          <p className="step-1 leading-normal">{opening}</p>
          <Paragraphs texts={story} className="mt-5" />
        </div>
      </Section>
      <SideSection ground="lake" id="speaking" heading={speaking.heading}>
        <PlainList
          items={speaking.topics}
          className="grid list-disc gap-3 pl-5 step-1 leading-normal"
        />
        <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4">
          <ButtonLink link={speaking.link} size="lg" />
          <TextLink link={back} />
        </div>
      </SideSection>
    </Page>
  );
}
