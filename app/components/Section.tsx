import type { ComponentProps, ReactNode } from 'react';

const grounds = {
  paper: '',
  mist: 'bg-mist',
  snow: 'bg-snow',
  night: 'on-night bg-night text-on-night',
  lake: 'bg-lake-wash',
} as const;

export function Section({
  ground = 'paper',
  id,
  labelledBy,
  heading,
  className = '',
  children,
  ...words
}: Pick<HeadingProps, 'text' | 'size' | 'beside'> & {
  ground?: keyof typeof grounds | undefined;
  id?: string;
  labelledBy?: string;
  heading?: string;
  className?: string;
  children?: ReactNode;
}) {
  const Element = labelledBy ? 'section' : 'div';
  const space = ground === 'night' ? 'py-16 md:py-25' : 'section-space';
  return (
    <Element id={id} aria-labelledby={labelledBy} className={grounds[ground]}>
      <div className={`wrap ${space} ${className}`}>
        {heading && <SectionHeading id={labelledBy} heading={heading} {...words} />}
        {children}
      </div>
    </Element>
  );
}

interface HeadingProps {
  readonly id?: string | undefined;
  readonly heading: string;
  readonly text?: string | undefined;
  readonly size?: 'step-2' | 'step-3' | undefined;
  readonly beside?: ReactNode;
  readonly className?: string;
}

/** `beside` stands at its right, or below it where there is no room. */
export function SectionHeading({
  id,
  heading,
  text,
  size = 'step-3',
  beside,
  className = '',
}: HeadingProps) {
  const words = (
    <div className={`section-words min-w-0 measure ${className}`}>
      <h2 id={id} className={size}>
        {heading}
      </h2>
      {text && <p className="mt-4 step-0 text-balance text-muted">{text}</p>}
    </div>
  );
  if (!beside) return words;
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      {words}
      {beside}
    </div>
  );
}

/** `beside` stands under the heading, in the first column. */
export function SideSection({
  id,
  heading,
  text,
  beside,
  children,
  ...section
}: Pick<ComponentProps<typeof Section>, 'ground' | 'text' | 'children'> & {
  id: string;
  heading: string;
  beside?: ReactNode;
}) {
  return (
    <Section {...section} labelledBy={id} className="two-columns">
      <div className="lg:sticky lg:top-28 lg:self-start">
        <SectionHeading id={id} heading={heading} text={text} />
        {beside}
      </div>
      <div>{children}</div>
    </Section>
  );
}
