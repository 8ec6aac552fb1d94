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
  text,
  className = '',
  children,
}: {
  ground?: keyof typeof grounds | undefined;
  id?: string;
  labelledBy?: string;
  heading?: string;
  text?: string;
  className?: string;
  children: ReactNode;
}) {
  const Element = labelledBy ? 'section' : 'div';
  const space = ground === 'night' ? 'py-14 md:py-25' : 'section-space';
  return (
    <Element id={id} aria-labelledby={labelledBy} className={grounds[ground]}>
      <div className={`wrap ${space} ${className}`}>
        {heading && <SectionHeading id={labelledBy} heading={heading} text={text} />}
        {children}
      </div>
    </Element>
  );
}

export function SectionHeading({
  id,
  heading,
  text,
  size = 'step-3',
  className = '',
}: {
  id?: string | undefined;
  heading: string;
  text?: string | undefined;
  size?: 'step-2' | 'step-3';
  className?: string;
}) {
  return (
    <div className={`min-w-0 max-w-[42rem] ${className}`}>
      <h2 id={id} className={size}>
        {heading}
      </h2>
      {text && <p className="mt-4 step-0 text-muted">{text}</p>}
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
