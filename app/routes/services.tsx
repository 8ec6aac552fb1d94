import { Icon } from '~/components/Icon';
import { Arrow, CardLink, TextLink } from '~/components/links';
import { CardList, StepList } from '~/components/lists';
import { Page } from '~/components/Page';
import { pageMeta } from '~/components/page-meta';
import { SampleLinks } from '~/components/SampleLinks';
import { Section } from '~/components/Section';
import { samplesFor, servicesOverview } from '~/content/collections.server';
import type { Route } from './+types/services';

export const loader = () => ({ ...servicesOverview, samples: samplesFor('/services') });

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta('services', loaderData.meta);

export default function ServicesRoute({ loaderData }: Route.ComponentProps) {
  const { intro, signsHeading, areas, samples, more, start } = loaderData;
  return (
    <Page id="services" content={loaderData}>
      <Section labelledBy="areas" heading={intro.heading} text={intro.text}>
        <ul className="mt-10 border-b border-line">
          {areas.map(({ icon, title, description, signs, link }) => (
            <li key={link}>
              <div className="card-link group relative grid gap-x-8 gap-y-4 border-t border-line py-8 md:grid-cols-2 lg:grid-cols-12">
                <div className="flex items-start gap-[min(1rem,4vw)] md:col-span-2 lg:col-span-4">
                  <Icon name={icon} className="mt-1 icon-7 text-evergreen" />
                  <h3 className="min-w-0 step-2">
                    <CardLink to={link}>{title}</CardLink>
                  </h3>
                  <Arrow className="mt-2 lg:hidden" />
                </div>
                <p className="text-muted lg:col-span-3">{description}</p>
                <div className="lg:col-span-4">
                  <p className="step--1 font-600 text-muted">{signsHeading}</p>
                  <ul className="mt-1 grid gap-1">
                    {signs.map((sign) => (
                      <li key={sign}>“{sign}”</li>
                    ))}
                  </ul>
                </div>
                <Arrow className="max-lg:hidden" />
              </div>
            </li>
          ))}
        </ul>
      </Section>
      <SampleLinks samples={samples} />
      <Section ground="mist" labelledBy="more" heading={more.heading}>
        <CardList cards={more.cards} className="mt-8 grid gap-5 md:grid-cols-2" entry="card p-6" />
      </Section>
      <Section labelledBy="start" heading={start.heading} beside={<TextLink link={start.link} />}>
        <StepList steps={start.steps} className="mt-10 lg:grid-cols-4" />
      </Section>
    </Page>
  );
}
