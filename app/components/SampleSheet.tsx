import type { Excerpt } from '~/content/schemas/sample';
import { TextLink } from './links';
import { Prose } from './Prose';
import { Sheet } from './Sheet';

/** A part of a sample document on another page. */
export function SampleSheet({
  excerpt: { title, section, html, path, link, ...words },
  heading: Heading,
}: {
  excerpt: Excerpt;
  heading: 'h2' | 'h3';
}) {
  return (
    <Sheet words={words} dated={title} className="sheet-part">
      <Heading className="step-1">{section}</Heading>
      <Prose html={html} className="mt-4" />
      <p className="mt-5">
        <TextLink link={{ href: path, label: link }} inline />
      </p>
    </Sheet>
  );
}
