import type { Excerpt } from '~/content/schemas/sample';
import { SmartLink } from './links';
import { Prose } from './Prose';

export function SampleSheet({
  excerpt: { title, organization, disclaimer, section, html, path, link },
  heading: Heading,
  whole = false,
}: {
  excerpt: Excerpt;
  heading: 'h2' | 'h3';
  whole?: boolean;
}) {
  return (
    <div className="on-paper relative min-w-0 rounded-lg bg-paper p-5 text-ink lift-high sm:p-8">
      <p className="step--1 text-muted">
        {organization} · {title}
      </p>
      <Heading className="mt-2 border-b-2 border-ink pb-2 step-1">{section}</Heading>
      <Prose html={html} className="mt-4 step--1" />
      <p className="mt-5 border-t border-line pt-3 step--1">
        <SmartLink to={path} className={`link ${whole ? 'stretched-link' : ''}`}>
          {link}
        </SmartLink>
        <span className="block text-muted">{disclaimer}</span>
      </p>
    </div>
  );
}
