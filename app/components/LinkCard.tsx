import type { ReactNode } from 'react';
import { Icon } from './Icon';
import { CardLink } from './SmartLink';

/** A card with one action: the title is the link, and its whole face is the target. */
export function LinkCard({
  to,
  title,
  icon,
  children,
  heading: Heading = 'h3',
  className = '',
}: {
  to: string;
  title: string;
  icon?: string;
  children: ReactNode;
  heading?: 'h2' | 'h3';
  className?: string;
}) {
  return (
    <div
      className={`card group relative flex flex-col p-6 transition-colors hover:border-ink ${className}`}
    >
      {icon && <Icon name={icon} className="mb-5 icon-7 text-evergreen" />}
      <Heading className="step-1">
        <CardLink to={to}>{title}</CardLink>
      </Heading>
      <div className="mt-2 text-muted sm:mb-5">{children}</div>
      <Icon
        name="i-lucide-arrow-right"
        className="absolute top-6 right-6 icon-5 text-cedar nudge sm:relative sm:top-1 sm:right-0 sm:mt-auto"
      />
    </div>
  );
}
