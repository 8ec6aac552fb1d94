import type { Service, WithContext } from 'schema-dts';
import { canonical } from '~/components/canonical';
import { publisher, StructuredData } from '~/components/StructuredData';
import { organization } from '~/content/organization';
import { pictureFile } from '~/content/pictures';
import type { ServicePage } from '~/content/services/index';

/** The service for search engines (schema.org/Service). */
export function ServiceData({ service }: { service: ServicePage }) {
  const picture = pictureFile(service.featureImage);
  const data: WithContext<Service> = {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: service.header.title,
    serviceType: service.header.title,
    description: service.meta.description,
    url: canonical(`/services/${service.slug}`),
    image: canonical(picture.src),
    areaServed: { '@type': 'Country', name: organization.location.country },
    audience: { '@type': 'Audience', audienceType: 'Nonprofits and charities' },
    provider: publisher,
  };
  return <StructuredData data={data} />;
}
