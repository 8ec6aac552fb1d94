import { data } from 'react-router';
import { ButtonLink } from '~/components/Button';
import { Faces } from '~/components/Faces';
import { Icon } from '~/components/Icon';
import { TextLink } from '~/components/links';
import { CardList, CardPanel, CheckList, Paragraphs, StepList } from '~/components/lists';
import { Page } from '~/components/Page';
import { Picture } from '~/components/Picture';
import { canonical, pageMeta, publisher } from '~/components/page-meta';
import { SampleSheet } from '~/components/SampleSheet';
import { Section, SideSection } from '~/components/Section';
import { Testimonial } from '~/components/Testimonials';
import { interestParameter } from '~/contact/interest';
import { allServices, type Service, samplesFor, whoAnswersFor } from '~/content/collections.server';
import { contactFields } from '~/content/contact-fields';
import { monthlyRates } from '~/content/estimate';
import { booking } from '~/content/navigation';
import { organization } from '~/content/organization';
import { isPageId } from '~/content/pages';
import type { Route } from './+types/service';

export function loader({ params: { slug } }: Route.LoaderArgs) {
  const service = allServices.find((each) => each.slug === slug);
  const id = `services/${slug}`;
  if (!service || !isPageId(id)) throw data(null, { status: 404 });
  const { link, items } = samplesFor(`/${id}`);
  const links = items.map(({ path, title }) => ({ href: path, label: title }));
  const face = whoAnswersFor(service.slug);
  return {
    id,
    service: bookedAs(service),
    people: face ? [face] : [],
    rates: service.priced === 'quoted' ? [] : monthlyRates,
    samples: [...links, link],
  };
}

/** The form opens with the service chosen. */
function bookedAs(service: Service): Service {
  const { header, closing } = service;
  const { options } = contactFields.interest_area;
  const interest = options.find((option) => option.startsWith(header.title));
  if (!interest || closing.primary.href !== booking.href) return service;
  const href = booking.href.replace('#', `?interest=${interestParameter(interest)}#`);
  return { ...service, closing: { ...closing, primary: { ...booking, href } } };
}

type Data = Route.ComponentProps['loaderData'];

export const meta: Route.MetaFunction = ({ loaderData: { id, service } }) =>
  pageMeta(id, service.meta, { data: import.meta.env.SSR ? [serviceData(service)] : [] });

const grounds = { panel: 'mist', columns: 'snow', rows: 'paper' } as const;

export default function ServiceRoute({ loaderData }: Route.ComponentProps) {
  const { id, service, samples } = loaderData;
  const { client, caseStudy, process, proof, capabilitiesLook: look } = service;
  return (
    <Page id={id} content={service}>
      <Intro {...loaderData} />
      <Section
        ground={grounds[look]}
        labelledBy="capabilities"
        heading={service.capabilitiesHeading}
      >
        {look === 'panel' ? (
          <CardPanel cards={service.capabilities} className="mt-10 lg:grid-cols-3" />
        ) : (
          <CardList
            cards={service.capabilities}
            entry="border-t border-edge py-6"
            className="mt-8 grid gap-x-8 md:grid-cols-2"
          />
        )}
      </Section>
      <SideSection id="benefits" heading={service.benefitsHeading} ground="mist">
        <CheckList
          items={service.benefits}
          className="gap-0! border-b border-edge sm:grid-cols-2 *:border-t *:border-edge *:py-5 *:pr-4"
        />
      </SideSection>
      {client && (
        <SideSection id="client" heading={client.heading} ground="mist">
          <Testimonial {...client.testimonial} />
          <TextLink link={client.link} className="mt-4" />
        </SideSection>
      )}
      {proof && (
        <SideSection
          ground="night"
          id="proof"
          heading={proof.heading}
          text={proof.text}
          beside={
            <>
              {caseStudy && (
                <p className="mt-6 border-t border-edge pt-6">
                  {caseStudy.text} <TextLink inline link={caseStudy.link} />
                </p>
              )}
              <ul className="mt-6">
                {samples.map((link) => (
                  <li key={link.href}>
                    <TextLink link={link} />
                  </li>
                ))}
              </ul>
            </>
          }
        >
          <SampleSheet {...proof.excerpt} />
        </SideSection>
      )}
      {process && (
        <Section ground="night" labelledBy="process" heading={process.heading}>
          <StepList steps={process.steps} className="mt-10 lg:grid-cols-5" />
          <p className="mt-10 flex items-start gap-4 border-t border-line pt-8 step-1 leading-normal">
            <Icon name="i-lucide-mouse-pointer-click" className="mt-1 icon-6" />
            {process.instruction}
          </p>
        </Section>
      )}
    </Page>
  );
}

function Intro({ service, people, rates }: Data) {
  const [lead, ...rest] = service.intro;
  const isSheet = service.featureImage.height > service.featureImage.width;
  const columns = isSheet ? 'md:col-span-7' : 'md:col-span-12 md:grid-cols-2';
  const points = service.price.points && <CheckList items={service.price.points} />;
  return (
    <section
      aria-labelledby="intro"
      className="wrap grid gap-x-8 gap-y-8 pb-10 md:grid-cols-12 md:grid-rows-[auto_1fr] md:pb-14"
    >
      <div className="measure pt-10 md:col-span-7 md:pt-14">
        <h2 id="intro" className="step-3 max-w-[34rem]">
          {service.introHeading}
        </h2>
        <p className="mt-6 step-1 leading-normal">{lead}</p>
        <Paragraphs texts={rest} className="mt-5 text-muted" />
        <Faces people={people} className="mt-8" />
      </div>
      <div
        className={`order-1 grid content-start gap-8 md:order-0 md:col-span-5 md:pt-14 ${isSheet ? 'md:row-span-2' : ''}`}
      >
        {isSheet && <div className="md:order-1">{points}</div>}
        <Picture
          picture={service.featureImage}
          className={`w-full ${isSheet ? 'sheet-picture' : 'aspect-[3/2] rounded-xl object-cover object-top md:aspect-[4/5] lg:aspect-[4/3]'}`}
        />
      </div>
      <div className={`grid content-start gap-8 border-t border-line pt-5 ${columns}`}>
        <div>
          <p className="text-balance">{service.price.text}</p>
          <dl className="mt-3 border-b border-line empty:hidden *:flex *:items-baseline">
            {rates.map(({ heading, text }) => (
              <div key={heading} className="justify-between gap-x-4 border-t border-line py-2">
                <dt>{heading}</dt>
                <dd className="whitespace-nowrap font-display step-1">{text}</dd>
              </div>
            ))}
          </dl>
          <ul className="mt-2 flex flex-wrap gap-x-6">
            {service.price.links.map((link) => (
              <li key={link.href}>
                <TextLink link={link} />
              </li>
            ))}
          </ul>
          <ButtonLink link={service.closing.primary} variant="accent" className="mt-4" />
        </div>
        {!isSheet && points}
      </div>
    </section>
  );
}

function serviceData(service: Service) {
  return {
    '@type': 'Service',
    name: service.header.title,
    serviceType: service.header.title,
    description: service.meta.description,
    url: canonical(`/services/${service.slug}`),
    image: canonical(service.featureImage.src),
    areaServed: { '@type': 'Country', name: organization.location.country },
    audience: { '@type': 'Audience', audienceType: 'Nonprofits and charities' },
    provider: publisher(),
  } as const;
}
