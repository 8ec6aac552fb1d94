import type { Thing, WithContext } from 'schema-dts';

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
