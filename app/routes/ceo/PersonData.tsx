import type { Person, WithContext } from 'schema-dts';
import { canonical } from '~/components/canonical';
import { StructuredData } from '~/components/StructuredData';
import { ceo } from '~/content/ceo';
import { organization } from '~/content/organization';
import { pictureFile } from '~/content/pictures';

/** The person for search engines (schema.org/Person). */
export function PersonData({ path }: { path: string }) {
  const data: WithContext<Person> = {
    '@context': 'https://schema.org',
    '@type': 'Person',
    name: ceo.name,
    jobTitle: ceo.role,
    description: ceo.meta.description,
    url: canonical(path),
    image: canonical(pictureFile(ceo.portrait).src),
    knowsAbout: ceo.speaking.topics,
    worksFor: { '@type': 'Organization', name: organization.name, url: canonical('/') },
  };
  return <StructuredData data={data} />;
}
