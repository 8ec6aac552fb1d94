import type { Excerpt } from '~/content/schemas/page';
import { TextLink } from './links';
import { Prose } from './lists';
import { Sheet } from './Sheet';

/** A part of a sample document on another page. */
export function SampleSheet({ title, section, html, path, link, ...words }: Excerpt) {
  return (
    <Sheet words={words} dated={title} className="sheet-part">
      <h3 className="step-1">{section}</h3>
      <Prose html={html} className="mt-4" />
      <TextLink link={{ href: path, label: link }} className="mt-5 self-start" />
    </Sheet>
  );
}
