import type { ComponentProps } from 'react';
import type { ListedSamples } from '~/content/collections.server';
import { TextLink } from './links';
import { Picture } from './Picture';
import { SampleHeading } from './SampleRow';
import { SideSection } from './Section';

export function SampleLinks({ samples }: { samples: ListedSamples }) {
  const { heading, text, link, items } = samples;
  if (items.length === 0) return null;
  return (
    <div className="no-print">
      <SideSection
        ground="snow"
        id="samples"
        heading={heading}
        text={text}
        beside={<TextLink link={link} className="mt-4" />}
      >
        <SampleList samples={items} />
      </SideSection>
    </div>
  );
}

export function SampleList({ samples, level }: { samples: ListedSamples['items']; level?: 'h2' }) {
  return (
    <ul className="flex flex-wrap gap-5">
      {samples.map((sample) => (
        <li
          key={sample.path}
          className="card card-link group relative flex flex-[1_1_21rem] flex-wrap content-start overflow-hidden"
        >
          <SheetTop picture={sample.picture} />
          <div className="min-w-0 flex-[1_1_17rem] self-center p-5 sm:p-6">
            <SampleHeading level={level} sample={sample} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The upper part of a sheet, in its whole width. */
export function SheetTop({ picture }: Pick<ComponentProps<typeof Picture>, 'picture'>) {
  return (
    <div className="h-56 flex-[1_1_25rem] overflow-hidden bg-mist px-6 pt-6 sm:h-72">
      <Picture picture={picture} className="sheet-picture mx-auto w-full max-w-[26rem]" />
    </div>
  );
}
