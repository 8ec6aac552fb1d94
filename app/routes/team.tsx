import { LinkButton } from '~/components/Button';
import { ClosingCall } from '~/components/ClosingCall';
import { Page } from '~/components/Page';
import { Portrait } from '~/components/Portrait';
import { pageMeta } from '~/components/page-meta';
import { Section, SectionHeading } from '~/components/Section';
import { ceo, team } from '~/content/collections.server';
import { organization } from '~/content/organization';
import type { Route } from './+types/team';

export const loader = () => ({ ...team, portrait: ceo.portrait, photo: ceo.photo });

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta('team', loaderData.meta);

/** The team. */
export default function TeamRoute({ loaderData }: Route.ComponentProps) {
  const { intro, staffHeading, staff, openings } = loaderData;
  return (
    <Page id="team" content={loaderData}>
      <div className="wrap pt-12 md:pt-22">
        <p className="max-w-[46rem] step-1 leading-normal">{intro}</p>
      </div>
      <CeoFeature {...loaderData} />
      <Section ground="mist" labelledBy="staff" heading={staffHeading}>
        <ul className="mt-8 border-b border-edge md:mt-10">
          {staff.map(({ name, role, bio, portrait, photo }) => (
            <li
              key={name}
              className="grid items-center gap-x-8 gap-y-4 border-t border-edge py-8 md:grid-cols-12"
            >
              <div className="flex flex-wrap items-center gap-5 md:col-span-5">
                <Portrait name={name} drawing={portrait} photo={photo} />
                <div className="min-w-0 flex-1">
                  <h3 className="step-2">{name}</h3>
                  <p className="mt-1 text-muted">{role}</p>
                </div>
              </div>
              <p className="md:col-span-7">{bio}</p>
            </li>
          ))}
        </ul>
      </Section>
      <ClosingCall heading={openings.heading} text={openings.text} primary={openings.link} />
    </Page>
  );
}

function CeoFeature({ ceo: { text, link }, portrait, photo }: Route.ComponentProps['loaderData']) {
  const { name, role } = organization.ceo;
  return (
    <Section labelledBy="ceo" className="flex flex-wrap items-start gap-x-8 gap-y-6">
      <Portrait name={name} drawing={portrait} photo={photo} />
      <div className="min-w-[min(16rem,100%)] flex-1">
        <SectionHeading id="ceo" heading={name} />
        <p className="mt-1 text-muted">{role}</p>
        <p className="mt-4 max-w-[42rem]">{text}</p>
        <LinkButton link={link} variant="outline" className="mt-6" />
      </div>
    </Section>
  );
}
