import type { ComponentProps } from 'react';
import type { ListedSamples, sampleRow } from '~/content/collections.server';
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
        {items.map((sample) => (
          <li key={sample.path} className="group relative flex-[0_0_min(26.33rem,85%)] snap-start">
            <Picture picture={sample.picture} className="sheet-picture mb-4 w-full" />
            <SampleHeading sample={sample} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** A picture of its first page says the title. */
export function SampleHeading({
  level,
  sample: { path, title, summary, picture },
}: Pick<ComponentProps<typeof CardHeading>, 'level'> & {
  sample: Pick<ListedSamples['items'][number], 'path' | 'title' | 'summary' | 'picture'>;
}) {
  return (
    <CardHeading level={level} to={path} className="font-text! step-0 leading-normal">
      <span className={picture && 'visually-hidden'}>{`${title}: `}</span>
      {summary}
    </CardHeading>
  );
}
