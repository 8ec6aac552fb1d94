import type { ComponentProps, ReactNode } from 'react';
import { Icon } from './Icon';

/** With `md:unfolded` it folds on phones only. */
export function Fold({
  summary,
  summaryLook,
  className = '',
  children,
  ...details
}: ComponentProps<'details'> & { summary: ReactNode; summaryLook: string }) {
  return (
    <details className={`group ${className}`} {...details}>
      <summary className={`items-center justify-between gap-1 ${summaryLook}`}>
        {summary}
        <Icon name="i-lucide-chevron-down" className="icon-5 group-open:[rotate:180deg]" />
      </summary>
      {children}
    </details>
  );
}

/** On phones the heading opens what follows it. Wide windows show both. */
export function FoldedPart({
  heading,
  level: Heading = 'h3',
  className = 'step-1',
  children,
}: {
  heading: string;
  level?: 'h2' | 'h3';
  className?: string;
  children: ReactNode;
}) {
  const title = (look: string) => <Heading className={`${className} ${look}`}>{heading}</Heading>;
  return (
    <>
      {title('unfolded-title')}
      <Fold
        summary={title('')}
        summaryLook="flex min-h-12"
        className="max-md:border-y max-md:border-edge md:unfolded"
      >
        {children}
      </Fold>
    </>
  );
}
