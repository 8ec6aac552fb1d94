import { Breadcrumbs } from '~/components/Breadcrumbs';
import { ButtonLink } from '~/components/Button';
import { PageHeader } from '~/components/PageHeader';
import { PageMeta } from '~/components/PageMeta';
import { Section, SectionHeading } from '~/components/Section';
import { team } from '~/content/team';
import { CeoFeature } from './team/CeoFeature';
import { Profile } from './team/Profile';

/** Each row of profiles steps down from left to right. */
const stagger = ['', 'lg:mt-14', 'lg:mt-28'];

/** The team (specification, section 2, Team). */
export default function TeamRoute() {
  const { meta, header, intro, staffHeading, staff, openings } = team;
  return (
    <>
      <PageMeta {...meta} path="/about/team" card="team" />
      <PageHeader {...header} kicker={<Breadcrumbs page="team" />} />
      <div className="wrap pt-14 md:pt-22">
        <p className="max-w-[46rem] font-display step-2 leading-snug">{intro}</p>
      </div>
      <CeoFeature />
      <Section ground="mist" labelledBy="staff">
        <SectionHeading id="staff">{staffHeading}</SectionHeading>
        <ul className="mt-10 grid gap-x-8 gap-y-12 md:grid-cols-3">
          {staff.map((person, index) => (
            <li key={person.name} className={stagger[index % 3]}>
              <Profile person={person} />
            </li>
          ))}
        </ul>
      </Section>
      <Section ground="lake" labelledBy="openings">
        <div className="flex flex-wrap items-end justify-between gap-8">
          <SectionHeading id="openings" text={openings.text}>
            {openings.heading}
          </SectionHeading>
          <ButtonLink to={openings.link.href} size="lg">
            {openings.link.label}
          </ButtonLink>
        </div>
      </Section>
    </>
  );
}
