import { search } from '#content';
import { countInWords } from '~/components/filter/search-text';
import { CardHeading, TextLink } from '~/components/links';
import { SectionHeading } from '~/components/Section';
import { ancestorsOf, pages } from '~/content/pages';
import { fill } from '~/text/fill';
import type { SearchResults } from './search';

export function Results({ query, results, complete }: SearchResults & { query: string }) {
  return (
    <>
      <section aria-label="Results" className="mt-10">
        <p role="status" className="text-muted">
          {query && (complete ? summary(query, results.length) : search.incomplete)}
        </p>
        {query && complete && results.length === 0 && (
          <p className="mt-6 rounded-xl bg-mist p-8 step-1">
            {search.empty} <TextLink inline link={search.contact} />
          </p>
        )}
        {results.length > 0 && (
          <ul className="mt-4">
            {results.map(({ id, kind, title, page, excerpt }) => (
              <li
                key={id}
                className="card-link group relative two-columns gap-y-2! border-b border-line py-6"
              >
                <p className="step--1 text-muted lg:pt-1">
                  {kind === 'Page' ? topPageOf(id) : [kind, page].filter(Boolean).join(' · ')}
                </p>
                <div>
                  <CardHeading level="h2" to={id}>
                    {title}
                  </CardHeading>
                  <p className="mt-1.5 text-muted">
                    {excerpt.map((part, index) =>
                      index % 2 === 1 ? (
                        <mark key={index}>{part}</mark>
                      ) : (
                        <span key={index}>{part}</span>
                      ),
                    )}
                  </p>
                </div>
              </li>
            ))}
          </ul>
        )}
      </section>
      {complete && results.length === 0 && <Suggestions />}
    </>
  );
}

function topPageOf(path: string): string {
  const found = pages.find((page) => page.path === path);
  return (found && ancestorsOf(found).at(-1)?.label) ?? 'Page';
}

function Suggestions() {
  const { heading, items } = search.suggestions;
  return (
    <section aria-labelledby="suggestions" className="mt-10 max-w-[46rem]">
      <SectionHeading id="suggestions" heading={heading} size="step-2" />
      <ul className="mt-4 grid gap-x-8 sm:grid-cols-2">
        {items.map((item) => (
          <li key={item} className="border-t border-line py-2">
            <TextLink link={{ href: `/search?${new URLSearchParams({ q: item })}`, label: item }} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function summary(query: string, count: number): string {
  if (count === 0) return fill(search.count.none, { query });
  return countInWords(count, search.count);
}
