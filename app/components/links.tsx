import type { ComponentProps, ReactNode } from 'react';
import { isPlaceholder, newTab, notAvailableYet } from '~/content/link-words';
import type { Link as LinkText } from '~/content/schemas/primitives';
import { Icon } from './Icon';

/** Other sites open in a new tab. A placeholder ("#") cannot be pressed. */
export function SmartLink({
  to,
  children,
  ...rest
}: { to: string } & Omit<ComponentProps<'a'>, 'href'>) {
  if (isPlaceholder(to)) return <PlaceholderLink {...rest}>{children}</PlaceholderLink>;
  if (/^https?:/i.test(to)) {
    const label = rest['aria-label'] && `${rest['aria-label']} ${newTab}`;
    return (
      <a href={to} target="_blank" rel="noopener" {...rest} aria-label={label}>
        {children}
        <span className="visually-hidden"> {newTab}</span>
      </a>
    );
  }
  const [, mailbox = ''] = /^mailto:(?:\?(?:.*&)?to=)?([^?&]+)/i.exec(to) ?? [];
  const isNamed = typeof children === 'string' && children.includes(mailbox);
  return (
    // Paper says the address that the words do not.
    <a href={to} data-printed={isNamed ? undefined : mailbox || undefined} {...rest}>
      {typeof children === 'string' ? withBreaks(children) : children}
    </a>
  );
}

/** Stands alone, or `inline` in a sentence. */
export function TextLink({
  link,
  inline = false,
  className = '',
}: {
  link: LinkText;
  inline?: boolean;
  className?: string;
}) {
  return (
    <SmartLink to={link.href} className={`link ${inline ? '' : 'lone-link'} ${className}`}>
      {link.label}
    </SmartLink>
  );
}

export function CardLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <SmartLink to={to} className="no-underline group-hover:underline stretched-link">
      {children}
    </SmartLink>
  );
}

/** At the right of each row and card that is a link. */
export function Arrow({ className = 'self-center' }: { className?: string }) {
  return (
    <Icon
      name="i-lucide-arrow-right"
      className={`ml-auto icon-5 text-evergreen [transition:translate_150ms] group-hover:[translate:0.25rem] ${className}`}
    />
  );
}

/** The heading of a row or card that leads somewhere as a whole. */
export function CardHeading({
  level: Heading = 'h3',
  to,
  className = 'step-1',
  children,
}: {
  level?: 'h2' | 'h3';
  to: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <Heading className={`flex items-baseline gap-3 ${className}`}>
      <CardLink to={to}>{children}</CardLink>
      <Arrow />
    </Heading>
  );
}

/** A long e-mail address may break after its @. */
function withBreaks(words: string): ReactNode {
  const [before, after] = words.split('@');
  if (after === undefined) return words;
  return (
    <>
      {before}@<wbr />
      {after}
    </>
  );
}

function PlaceholderLink({
  children,
  'aria-label': label,
  className = '',
  ...rest
}: ComponentProps<'a'>) {
  const named = label !== undefined;
  return (
    // HTML's placeholder link: no `href`.
    <a
      {...rest}
      role="link"
      aria-disabled="true"
      className={`${className} pointer-events-none`}
      aria-label={named ? `${label} (${notAvailableYet})` : undefined}
    >
      {children}
      {!named && <span> ({notAvailableYet})</span>}
    </a>
  );
}
