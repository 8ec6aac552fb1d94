import type { PropsWithChildren } from 'react';
import { ButtonLink } from '~/components/Button';
import { Fact } from '~/components/lists';
import { ClosingCall, Page } from '~/components/Page';
import { Portrait } from '~/components/Picture';
import { pageMeta } from '~/components/page-meta';
import { Section, SideSection } from '~/components/Section';
import { ceo as profile, team } from '~/content/collections.server';
import { organization } from '~/content/organization';
import type { Route } from './+types/team';

export const loader = () => ({ ...team, portrait: profile.portrait, photo: profile.photo });

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta('team', loaderData.meta);

type Profile = Route.ComponentProps['loaderData']['staff'][number];

export default function TeamRoute({ loaderData }: Route.ComponentProps) {
  const { intro, ceo, portrait, photo, staffHeading, staff, board, openings } = loaderData;
  return (
    <Page id="team" content={loaderData}>
      <div className="wrap pt-10 md:pt-14">
        <p className="step-1 leading-normal">{intro}</p>
      </div>
      <Section labelledBy="staff" heading={staffHeading}>
        <ul className="mt-8">
          <Person {...organization.ceo} bio={ceo.text} portrait={portrait} photo={photo}>
            <ButtonLink link={ceo.link} variant="outline" className="mt-5" />
          </Person>
          {staff.map((person) => (
            <Person key={person.name} {...person} />
          ))}
        </ul>
      </Section>
      <SideSection ground="mist" id="board" heading={board.heading} text={board.text}>
        <dl className="grid gap-6 sm:grid-cols-2">
          {board.members.map(({ name, role }) => (
            <Fact key={name} label={role}>
              {name}
            </Fact>
          ))}
        </dl>
      </SideSection>
      <ClosingCall heading={openings.heading} text={openings.text} primary={openings.link} />
    </Page>
  );
}

function Person({
  name,
  role,
  bio,
  portrait,
  photo,
  children,
}: PropsWithChildren<Omit<Profile, 'answersFor'>>) {
  return (
    <li className="two-columns items-center border-t border-edge py-8">
      <div className="flex flex-wrap items-center gap-5">
        <Portrait name={name} drawing={portrait} photo={photo} />
        <div className="min-w-0 flex-[1_1_8rem]">
          <h3 className="step-1">{name}</h3>
          <p className="mt-1 text-muted">{role}</p>
        </div>
      </div>
      <div className="measure">
        <p>{bio}</p>
        {children}
      </div>
    </li>
  );
}
