import { createContext, useContext, useState } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { Button, ButtonLink } from '~/components/Button';
import { Arrow, CardLink } from '~/components/links';
import { Breadcrumbs, PageHeader } from '~/components/PageHeader';
import { unlistedMeta } from '~/components/page-meta';
import { Section, SectionHeading } from '~/components/Section';
import { useHydrated } from '~/components/useHydrated';
import { errors } from '~/content/errors';
import { errorHead } from '~/pictures/pictures';

/** Explains an answer of ours or an error on the server. After one in the browser app/entry.client.tsx loads the page again. */
export function ErrorView() {
  const error = useRouteError();
  const [isBrowsers] = useState(useHydrated() && !isRouteErrorResponse(error));
  const { header } = wordsFor(error);
  const here = { label: header.title, path: '' };
  return (
    <>
      <PageHeader {...header} image={errorHead} kicker={<Breadcrumbs page="home" last={here} />} />
      {isMissing(error) ? (
        <NotFound />
      ) : (
        <Failure explanation={explanationOf(error)} isBrowsers={isBrowsers} />
      )}
    </>
  );
}

export const errorMeta = (error: unknown) => unlistedMeta(wordsFor(error).meta);

const isMissing = (error: unknown) => isRouteErrorResponse(error) && error.status === 404;

const wordsFor = (error: unknown) => (isMissing(error) ? errors.notFound : errors.failure);

function NotFound() {
  const { text, linksHeading, links, search } = errors.notFound;
  return (
    <Section className="two-columns">
      <div>
        <p className="step-1">{text}</p>
        <form action="/search" className="mt-5 flex flex-wrap items-end gap-3">
          <label className="grid min-w-[min(12rem,100%)] flex-1 gap-1.5 font-600">
            {search.label}
            <input type="search" name="q" className="text-box font-400" />
          </label>
          <Button type="submit" className="min-h-12">
            {search.button}
          </Button>
        </form>
      </div>
      <nav aria-labelledby="ways-back">
        <SectionHeading id="ways-back" heading={linksHeading} size="step-2" />
        <ul className="mt-4 border-b border-line">
          {links.map(({ href, label }) => (
            <li key={href} className="group relative flex items-center border-t border-line py-3">
              <CardLink to={href}>{label}</CardLink>
              <Arrow />
            </li>
          ))}
        </ul>
      </nav>
    </Section>
  );
}

function Failure({ explanation, isBrowsers }: { explanation: string | null; isBrowsers: boolean }) {
  const { text, reference, again } = errors.failure;
  const links = isBrowsers ? [again, ...errors.failure.links] : errors.failure.links;
  const requestId = useRequestId();
  return (
    <Section>
      {explanation && (
        <div className="measure mb-8 rounded-xl border-2 border-error bg-cedar-wash p-6">
          <h2 className="step-1">{errors.unconfigured}</h2>
          <p className="mt-2">{explanation}</p>
        </div>
      )}
      <p className="step-1">{text}</p>
      {requestId && (
        <p className="mt-4 text-muted">
          {reference} <code id={requestIdMark}>{requestId}</code>
        </p>
      )}
      <div className="mt-8 flex flex-wrap gap-3">
        {links.map((link, index) => (
          <ButtonLink key={link.href} link={link} variant={index === 0 ? 'primary' : 'outline'} />
        ))}
      </div>
    </Section>
  );
}

function explanationOf(error: unknown): string | null {
  if (!isRouteErrorResponse(error)) return null;
  const { data } = error;
  const told = typeof data === 'object' && data !== null && 'explanation' in data;
  return told && typeof data.explanation === 'string' ? data.explanation : null;
}

const requestIdMark = 'request-id';

export const RequestId = createContext<string | null>(null);

/** The request's id in the served page. Null after an error in the browser. */
function useRequestId(): string | null {
  const rendered = useContext(RequestId);
  if (!import.meta.env.SSR) return document.getElementById(requestIdMark)?.textContent ?? null;
  return rendered;
}
