import type { ReactNode } from 'react';
import { ButtonLink } from '~/components/Button';
import { Icon } from '~/components/Icon';
import { SmartLink } from '~/components/links';
import type { EstimateContent } from '~/content/estimate';
import type { Link } from '~/content/schemas/primitives';
import { fill } from '~/text/fill';
import { formatCents, formatCount } from '~/text/numbers';
import { estimatePath } from './estimate';
import type { Calculation } from './HeadcountForm';
import { Receipt } from './Receipt';

interface Estimated {
  readonly content: EstimateContent;
  readonly calculation: Calculation | null;
}

export function EstimatePanel({
  content,
  calculation,
  example,
  organization,
  heading = 'h3',
  children,
}: Estimated & {
  example?: { heading: string; text: string } | undefined;
  organization?: string | undefined;
  heading?: 'h2' | 'h3';
  children?: ReactNode;
}) {
  if (!calculation) return <p className="text-muted">{content.errors.pending}</p>;
  const { headcount, estimate } = calculation;
  if (estimate.outcome === 'nobody') return <Words level={heading} {...content.nobody} />;
  if (estimate.outcome === 'larger') {
    const { employees, largest } = estimate;
    const values = { count: formatCount(employees), largest: formatCount(largest) };
    return (
      <Words
        level={heading}
        heading={fill(content.larger.heading, values)}
        text={fill(content.larger.text, values)}
        link={content.larger.link}
      />
    );
  }
  return (
    <>
      <Words
        level={heading}
        heading={example?.heading ?? content.result.heading}
        text={example?.text}
      />
      <div className="mt-6">
        <Receipt priced={estimate} words={content.result} />
      </div>
      <div className="no-print mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <SmartLink
          to={estimatePath(headcount, organization)}
          className="link inline-flex items-center gap-2 py-2"
        >
          <Icon name="i-lucide-link" className="icon-4" />
          {content.result.link}
        </SmartLink>
        {children}
        <ButtonLink link={content.result.book} variant="accent" />
      </div>
    </>
  );
}

function Words({
  level: Heading,
  heading,
  text,
  link,
}: {
  level: 'h2' | 'h3';
  heading: string;
  text?: string | undefined;
  link?: Link;
}) {
  return (
    <>
      <Heading className="step-1">{heading}</Heading>
      {text && <p className="mt-2 measure text-muted">{text}</p>}
      {link && <ButtonLink link={link} variant="outline" className="mt-6" />}
    </>
  );
}

export function EstimateStatus({
  content,
  calculation,
  changed,
}: Estimated & { changed: boolean }) {
  return (
    <p role="status" className="visually-hidden">
      {changed ? summary({ content, calculation }) : ''}
    </p>
  );
}

function summary({ content, calculation }: Estimated): string {
  if (!calculation) return content.errors.pending;
  const { estimate } = calculation;
  if (estimate.outcome === 'nobody') return content.nobody.text;
  if (estimate.outcome === 'larger')
    return fill(content.larger.text, { largest: formatCount(estimate.largest) });
  const { perMonth, perYear } = content.result;
  return `${perMonth}: ${formatCents(estimate.monthly)}. ${perYear}: ${formatCents(estimate.yearly)}.`;
}
