import { LinkButton } from '~/components/Button';
import { Page } from '~/components/Page';
import { Picture } from '~/components/Picture';
import { pageMeta } from '~/components/page-meta';
import { Section, SectionHeading } from '~/components/Section';
import { ceo, team } from '~/content/collections.server';
import { organization } from '~/content/organization';
import type { Route } from './+types/team';

const stagger = ['', 'lg:mt-14', 'lg:mt-28'];

export const loader = () => ({ ...team, portrait: ceo.portrait });

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta('team', loaderData.meta);

/** The team. */
export default function TeamRoute({ loaderData }: Route.ComponentProps) {
  const { intro, staffHeading, staff, openings } = loaderData;
  return (
    <Page id="team" content={loaderData}>
      <div className="wrap pt-14 md:pt-22">
        <p className="max-w-[46rem] font-display step-2 leading-snug">{intro}</p>
      </div>
      <CeoFeature {...loaderData} />
      <Section ground="mist" labelledBy="staff" heading={staffHeading}>
        <ul className="mt-10 grid gap-x-8 gap-y-12 md:grid-cols-3">
          {staff.map(({ name, role, bio, portrait, photo }, index) => (
            <li key={name} className={stagger[index % 3]}>
              <article>
                <Picture
                  name={portrait}
                  photo={photo}
                  className="aspect-[4/5] w-full rounded-2xl object-cover"
                />
                <h3 className="mt-6 step-2">{name}</h3>
                <p className="mt-1 font-600 text-cedar">{role}</p>
                <p className="mt-3 text-muted">{bio}</p>
              </article>
            </li>
          ))}
        </ul>
      </Section>
      <Section
        ground="lake"
        labelledBy="openings"
        heading={openings.heading}
        text={openings.text}
        className="flex flex-wrap items-end justify-between gap-8"
      >
        <LinkButton link={openings.link} size="lg" />
      </Section>
    </Page>
  );
}

function CeoFeature({ ceo: { text, link }, portrait }: Route.ComponentProps['loaderData']) {
  const { name, role } = organization.ceo;
  return (
    <Section labelledBy="ceo" className="grid items-center gap-x-10 gap-y-7 md:grid-cols-12">
      <Picture
        name={portrait}
        className="aspect-[4/5] w-full rounded-2xl object-cover md:col-span-5"
      />
      <div className="md:col-span-7">
        <SectionHeading id="ceo" heading={name} size="step-4" />
        <p className="mt-2 font-600 text-cedar">{role}</p>
        <p className="mt-5 step-1 leading-normal text-muted">{text}</p>
        <LinkButton link={link} variant="outline" className="mt-7" />
      </div>
    </Section>
  );
}
