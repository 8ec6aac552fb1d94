import type { ReactNode } from 'react';
import type { ImpactStories, Story } from '~/content/collections.server';

export function StorySummary({
  story: { challenge, outcome, figure, label },
  words: { note, featured },
  className,
  children,
}: {
  story: Pick<Story, 'challenge' | 'outcome' | 'figure' | 'label'>;
  words: Pick<ImpactStories, 'note' | 'featured'>;
  className: string;
  children?: ReactNode;
}) {
  const { labels } = featured;
  return (
    <div className={className}>
      <div className={`grid gap-6 lg:gap-8 ${figure ? 'lg:grid-cols-3' : 'lg:grid-cols-2'}`}>
        <div className="sheet sheet-part on-paper">
          <p className="font-display step-1">{labels.challenge}</p>
          <p className="mt-2">{challenge}</p>
        </div>
        {figure && (
          <p className="self-center display-figure">
            {figure.value}
            <span className="mt-2 block font-text step-0">{figure.text}</span>
          </p>
        )}
        <div className="sheet sheet-part on-paper">
          <p className="font-display step-1">{labels.outcome}</p>
          <p className="mt-2">{outcome}</p>
        </div>
      </div>
      {children}
      {label && <p className="mt-5 step--1 text-muted">{note}</p>}
    </div>
  );
}
