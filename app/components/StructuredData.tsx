import type { Thing } from 'schema-dts';
import { organization } from '~/content/organization';
import { canonical } from './canonical';

/** This organization, as the others' publisher, provider or employer. */
export const publisher = {
  '@type': 'Organization',
  name: organization.name,
  url: canonical('/'),
} as const;

/** Structured data for search engines (JSON-LD), after what visitors read. No text can end the script element. */
export function StructuredData({ data }: { data: Exclude<Thing, string> }) {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...data });
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: text.replaceAll('<', '\\u003c') }}
    />
  );
}
