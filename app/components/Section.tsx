import type { ReactNode } from 'react';

const grounds = {
  paper: '',
  mist: 'bg-mist',
  snow: 'bg-snow',
  night: 'on-night bg-night text-on-night',
  lake: 'bg-lake-wash',
} as const;

/** A section with the page's column; `ground` is its colour, `id` an anchor. */
export function Section({
  ground = 'paper',
  id,
  labelledBy,
  className = '',
  children,
}: {
  ground?: keyof typeof grounds;
  id?: string;
  labelledBy?: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <section id={id} aria-labelledby={labelledBy} className={grounds[ground]}>
      <div className={`wrap section-space ${className}`}>{children}</div>
    </section>
  );
}

/** A section's heading with an optional text below it. */
export function SectionHeading({
  id,
  children,
  text,
  className = '',
}: {
  id?: string;
  children: ReactNode;
  text?: ReactNode;
  className?: string;
}) {
  return (
    <div className={`min-w-0 max-w-[42rem] ${className}`}>
      <h2 id={id} className="step-3">
        {children}
      </h2>
      {text && <p className="mt-4 step-0 text-muted">{text}</p>}
    </div>
  );
}

/** A section whose heading stands beside what is below it on small screens, and stays while that is read. */
export function SideSection({
  id,
  heading,
  ground,
  children,
}: {
  id: string;
  heading: string;
  ground?: keyof typeof grounds;
  children: ReactNode;
}) {
  return (
    <Section {...(ground && { ground })} labelledBy={id} className="grid gap-10 lg:grid-cols-12">
      <SectionHeading id={id} className="lg:sticky lg:top-28 lg:col-span-4 lg:self-start">
        {heading}
      </SectionHeading>
      <div className="min-w-0 lg:col-span-8">{children}</div>
    </Section>
  );
}
