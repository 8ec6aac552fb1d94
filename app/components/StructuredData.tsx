import type { Thing } from 'schema-dts';

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
