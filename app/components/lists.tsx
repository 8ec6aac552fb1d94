import type { ReactNode } from 'react';
import type { Card, SectionText } from '~/content/schemas/page';
import type { Link } from '~/content/schemas/primitives';
import { Icon } from './Icon';
import { Arrow, CardLink, TextLink } from './links';

interface ListProps<Item = string> {
  readonly items: readonly Item[];
  readonly className?: string;
}

export function PlainList({ items, className, entry }: ListProps & { entry?: string }) {
  return (
    <ul className={className}>
      {items.map((item) => (
        <li key={item} className={entry}>
          {item}
        </li>
      ))}
    </ul>
  );
}

export function CheckList({ items, className = '' }: ListProps) {
  return (
    <ul className={`grid gap-3 text-balance ${className}`}>
      {items.map((item) => (
        <li key={item} className="flex items-start gap-3">
          <Icon name="i-lucide-check" className="mt-1 icon-5 text-evergreen" />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}

export function Prose({ html, className = '' }: { html: string; className?: string }) {
  return <div className={`prose ${className}`} dangerouslySetInnerHTML={{ __html: html }} />;
}

export function Paragraphs({ texts, className }: { texts: readonly string[]; className: string }) {
  return texts.map((text) => (
    <p key={text} className={className}>
      {text}
    </p>
  ));
}

type Term = SectionText & { link?: Link };

export function Terms({ items, className = 'sm:grid-cols-2' }: ListProps<Term>) {
  return (
    <dl className={`grid gap-x-8 border-b border-edge ${className}`}>
      {items.map(({ heading, text, link }) => (
        <div
          key={heading}
          className="border-t border-edge py-3 text-balance max-sm:step--1 sm:py-5"
        >
          <dt className="font-display step-0 sm:step-1">{heading}</dt>
          <dd className="ml-0 text-muted">
            {text} {link && <TextLink link={link} className="block! w-fit" />}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A part of a dl: a quiet label above what it is. Nothing while there is nothing to say. */
export function Fact({ label, children }: { label: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div>
      <dt className="step--1 text-muted">{label}</dt>
      <dd className="m-0">{children}</dd>
    </div>
  );
}

export function StepList({
  steps,
  className,
}: {
  steps: readonly SectionText[];
  className: string;
}) {
  return (
    <ol className={`ml-[min(1.125rem,5vw)] grid lg:ml-0 lg:gap-x-8 lg:gap-y-10 ${className}`}>
      {steps.map(({ heading, text }, index) => (
        <li
          key={heading}
          className="relative border-l border-edge pb-8 pl-[min(1.75rem,8vw)] last:pb-0 lg:border-l-0 lg:border-t lg:pb-0 lg:pl-0 lg:pt-9"
        >
          <span
            aria-hidden="true"
            className="absolute -left-[min(1.125rem,5vw)] top-0 grid size-[min(2.25rem,10vw)] place-items-center rounded-full bg-evergreen font-650 text-[min(1em,5vw)] leading-none text-on-evergreen lg:left-0 lg:-top-4.5"
          >
            {index + 1}
          </span>
          <h3 className="step-1">{heading}</h3>
          <p className="mt-2 text-muted">{text}</p>
        </li>
      ))}
    </ol>
  );
}

interface CardsProps {
  readonly cards: readonly (Omit<Card, 'icon'> & { icon?: string; link?: string })[];
  readonly className: string;
}

/** A card with a link leads there as a whole. */
export function CardList({
  cards,
  level: Heading = 'h3',
  className,
  entry = '',
}: CardsProps & { level?: 'h2' | 'h3' | 'h4'; entry?: string }) {
  return (
    <ul className={`text-balance ${className}`}>
      {cards.map(({ icon, title, description, link }) => (
        <li
          key={title}
          className={`flex gap-[min(1rem,4vw)] ${link ? 'card-link group relative' : ''} ${entry}`}
        >
          {icon && <Icon name={icon} className="icon-7 text-evergreen" />}
          <div className="min-w-0">
            <Heading className="step-1">
              {link ? <CardLink to={link}>{title}</CardLink> : title}
            </Heading>
            <p className="mt-1 text-muted">{description}</p>
          </div>
          {link && <Arrow className="mt-1" />}
        </li>
      ))}
    </ul>
  );
}

export function CardPanel({ cards, className }: CardsProps) {
  return (
    <CardList
      cards={cards}
      className={`grid gap-px overflow-hidden rounded-xl border border-line bg-snow sm:grid-cols-2 ${className}`}
      entry="p-5 outline outline-1 outline-line sm:p-6 lg:p-8"
    />
  );
}
