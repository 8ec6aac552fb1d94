import type { ImpactStories, Story } from '~/content/collections.server';

export function StorySummary({
  story,
  words: { note, featured },
  className,
}: {
  story: Story;
  words: Pick<ImpactStories, 'note' | 'featured'>;
  className: string;
}) {
  const parts = ['challenge', 'solution', 'outcome'] as const;
  return (
    <div className={className}>
      <dl className="grid gap-x-10 gap-y-6 md:grid-cols-3">
        {parts.map((part) => (
          <div
            key={part}
            className={`border-t-2 pt-4 ${part === 'outcome' ? 'border-ink' : 'border-line'}`}
          >
            <dt className="font-600">{featured.labels[part]}</dt>
            <dd className="m-0 mt-2 text-muted">{story[part]}</dd>
          </div>
        ))}
      </dl>
      {note && <p className="mt-6 step--1 text-muted">{note}</p>}
    </div>
  );
}
