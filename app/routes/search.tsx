import { data } from 'react-router';
import { search } from '#content';
import { readJobsIfAny } from '~/careers/jobs.server';
import { answerOr } from '~/components/answer-or';
import { Button } from '~/components/Button';
import { useAddressFilters } from '~/components/filter/useAddressFilters';
import { controlProps, FieldHint } from '~/components/form/field-parts';
import { Page } from '~/components/Page';
import { pageMeta } from '~/components/page-meta';
import { Results } from '~/search/Results';
import { searchSite } from '~/search/search';
import { requestContext } from '~/server/request-context.server';
import { pageCaching } from '~/server/responses.server';
import { cut } from '~/text/beginning-of';
import type { Route } from './+types/search';

export { routeHeaders as headers } from '~/server/responses.server';

const longestQuery = 100;

/** 503 while the pages cannot be searched. While Supabase fails, everything but jobs is found. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = context.get(requestContext);
  const query = queryOf(url);
  const { results, complete } = query
    ? await searchSite(query, (await readJobsIfAny(ctx))?.value ?? [], ctx)
    : { results: [], complete: true };
  if (!complete) {
    const reason = import.meta.env.DEV
      ? 'npm run dev cannot search, because the build collects the pages: use npm start'
      : 'the file of the pages cannot be read';
    ctx.log({ event: 'search.incomplete', level: 'error', reason });
  }
  const headers = { 'Cache-Control': complete ? pageCaching.rendered : pageCaching.never };
  return data({ query, results, complete }, { status: complete ? 200 : 503, headers });
}

/** When no answer comes, the page stays, keeps the field and says that results are missing. */
export function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs) {
  const nothing = () => ({ query: queryOf(url), results: [], complete: false });
  return answerOr(serverLoader(), nothing);
}

function queryOf({ searchParams }: URL): string {
  const typed = searchParams.get('q') ?? '';
  return cut(typed.trim(), longestQuery);
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta('search', {
    ...search.meta,
    title: loaderData?.query ? `${loaderData.query}: ${search.header.title}` : search.meta.title,
  });

export default function SearchRoute({ loaderData }: Route.ComponentProps) {
  return (
    <Page id="search" content={search}>
      <div className="wrap pb-20">
        <SearchForm query={loaderData.query} />
        <Results {...loaderData} />
      </div>
    </Page>
  );
}

function SearchForm({ query }: { query: string }) {
  const filters = useAddressFilters({ q: query });
  return (
    <search>
      <form action="/search" {...filters.form} className="grid measure gap-1.5">
        <label htmlFor="q" className="font-600">
          {search.label}
        </label>
        <FieldHint name="q">{search.hint}</FieldHint>
        <div className="flex flex-wrap gap-3">
          <input
            {...controlProps({ name: 'q', hint: search.hint })}
            type="search"
            defaultValue={query}
            // biome-ignore lint/a11y/noAutofocus: whoever opens an empty search wants to type
            autoFocus={query === ''}
            maxLength={longestQuery}
            className="text-box min-w-[min(15rem,100%)] flex-1"
          />
          <Button type="submit" className="min-h-12">
            {search.button}
          </Button>
        </div>
      </form>
    </search>
  );
}
