import type { Thing, WithContext } from 'schema-dts';
import { organization } from '~/content/organization';
import { canonical } from './canonical';

/** This organization, as the others' publisher, provider or employer. */
export const publisher = {
  '@type': 'Organization',
  name: organization.name,
  url: canonical('/'),
} as const;

/** Structured data for search engines (JSON-LD), after what visitors read. No text can end the script element. */
export function StructuredData({
  data,
}: {
  data: WithContext<Thing> | readonly WithContext<Thing>[];
}) {
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
    />
  );
}
