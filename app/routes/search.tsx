import { data } from 'react-router';
import type { Job } from '~/careers/job';
import { readJobs } from '~/careers/jobs.server';
import { answerOr } from '~/components/form/useFormResult';
import { Page } from '~/components/Page';
import { pageMeta } from '~/components/page-meta';
import { search } from '~/content/search';
import { Results } from '~/search/Results';
import { SearchForm } from '~/search/SearchForm';
import { SiteSearch } from '~/search/search';
import { isConfigured, type RequestContext, requestContext } from '~/server/request-context.server';
import { pageCaching } from '~/server/responses.server';
import { cut } from '~/text/beginning-of';
import type { Route } from './+types/search';

export { loaderCaching as headers } from '~/server/responses.server';

const longestQuery = 100;

const site = new SiteSearch();

/** 503 while the pages cannot be searched. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const ctx = context.get(requestContext);
  const query = queryOf(url);
  const { found, complete } = query
    ? await site.ask(query, await openJobs(ctx), ctx)
    : { found: [], complete: true };
  if (!complete) {
    const reason = import.meta.env.DEV
      ? 'npm run dev has no index, which is made of the built pages: search under npm start'
      : 'the index cannot be read';
    ctx.log({ event: 'search.incomplete', level: 'error', reason });
  }
  const headers = { 'Cache-Control': complete ? pageCaching.rendered : pageCaching.never };
  return data({ query, results: found, complete }, { status: complete ? 200 : 503, headers });
}

/** While Supabase fails, everything else is found. */
async function openJobs(ctx: RequestContext): Promise<readonly Job[]> {
  if (!isConfigured(ctx)) return [];
  const result = await readJobs(ctx);
  return result.outcome === 'found' ? result.value : [];
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

export const meta = () => pageMeta('search', search.meta);

export default function SearchRoute({ loaderData }: Route.ComponentProps) {
  const { query, results, complete } = loaderData;
  return (
    <Page id="search" content={search}>
      <div className="wrap pb-24">
        <SearchForm query={query} longest={longestQuery} />
        <Results query={query} results={results} complete={complete} />
      </div>
    </Page>
  );
}
