import type { ListedSamples } from '~/content/collections.server';
import { Icon } from './Icon';
import { CardLink, TextLink } from './links';
import { Picture } from './Picture';
import { Section, SectionHeading } from './Section';

export function SampleLinks({ samples }: { samples: ListedSamples }) {
  const { heading, text, all, items } = samples;
  if (items.length === 0) return null;
  return (
    <div className="no-print">
      <Section ground="snow" labelledBy="samples" className="grid gap-x-8 gap-y-8 lg:grid-cols-12">
        <div className="lg:col-span-4">
          <SectionHeading id="samples" heading={heading} text={text} />
          <TextLink link={{ href: '/resources/samples', label: all }} className="mt-4" />
        </div>
        <div className="lg:col-span-8">
          <SampleList samples={items} heading="h3" />
        </div>
      </Section>
    </div>
  );
}

export function SampleList({
  samples,
  heading: Heading,
  isNarrow = false,
}: {
  samples: ListedSamples['items'];
  heading: 'h2' | 'h3';
  isNarrow?: boolean;
}) {
  return (
    <ul className={`grid gap-5 ${isNarrow ? '' : 'sm:grid-cols-2'}`}>
      {samples.map(({ path, kind, title, summary, picture }, index) => (
        <li
          key={path}
          className={`card group relative grid max-sm:grid-cols-[24%_minmax(0,1fr)] content-start overflow-hidden transition-colors hover:border-ink ${!isNarrow && index === 0 && samples.length % 2 ? 'sm:col-span-2 sm:grid-cols-2' : ''}`}
        >
          {picture && (
            <div className="overflow-hidden bg-mist px-2 pt-5 sm:px-8 sm:pt-8">
              <Picture
                name={picture}
                sizes="(min-width: 48rem) 30rem, 25vw"
                className="aspect-[17/22] w-full rounded-t bg-white object-cover object-top lift sm:aspect-square dark:[filter:brightness(0.72)_sepia(0.12)]"
              />
            </div>
          )}
          <div className="min-w-0 p-4 sm:p-6">
            <p className="flex items-center gap-2 kicker">
              <Icon name="i-lucide-file-check" className="icon-5" />
              {kind}
            </p>
            <Heading className="mt-2 step-1">
              <CardLink to={path}>{title}</CardLink>
            </Heading>
            <p className="mt-2 text-muted">{summary}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
