import type { SectionText } from '~/content/schemas/page';
import type { Link } from '~/content/schemas/primitives';
import { InlineLink } from './SmartLink';

export function Terms({
  items,
  className = '',
}: {
  items: readonly (SectionText & { link?: Link | undefined })[];
  className?: string;
}) {
  return (
    <dl className={`border-b border-line ${className}`}>
      {items.map(({ heading, text, link }) => (
        <div
          key={heading}
          className="grid gap-x-8 gap-y-1 border-t border-edge py-5 sm:grid-cols-[13rem_1fr]"
        >
          <dt className="font-display step-1 leading-snug">{heading}</dt>
          <dd className="ml-0 text-muted">
            {text} {link && <InlineLink link={link} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
