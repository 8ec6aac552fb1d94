import type { sampleRow } from '~/content/collections.server';
import { CardHeading, TextLink } from './links';
import { Picture } from './Picture';
import { Section } from './Section';

export function SampleRow({ samples }: { samples: typeof sampleRow }) {
  const { heading, text, link, items } = samples;
  if (items.length === 0) return null;
  return (
    <Section
      labelledBy="samples"
      heading={heading}
      text={text}
      beside={<TextLink link={link} />}
      className="no-print"
    >
      <ul className="sheet-row mt-6">
        {items.map(({ path, title, picture }) => (
          <li key={path} className="group relative flex-[0_0_min(26rem,85%)] snap-start">
            <Picture picture={picture} className="sheet-picture w-full" />
            <CardHeading to={path} className="mt-4 step-1">
              {title}
            </CardHeading>
          </li>
        ))}
      </ul>
    </Section>
  );
}
