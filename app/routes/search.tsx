import { useEffect, useRef } from 'react';
import { data, Form, useSubmit } from 'react-router';
import type { Job } from '~/careers/job';
import { readJobs } from '~/careers/jobs';
import { Breadcrumbs } from '~/components/Breadcrumbs';
import { Button } from '~/components/Button';
import { PageHeader } from '~/components/PageHeader';
import { PageMeta } from '~/components/PageMeta';
import { search } from '~/content/search';
import { SiteSearch } from '~/search/search';
import { pageCaching } from '~/server/cache/cache-policy';
import { type RequestContext, requestContext } from '~/server/request-context';
import type { Route } from './+types/search';
import { Results } from './search/Results';

/** Longer questions are cut: nobody types them. */
const longestQuery = 100;

/** Wait this long after the last key before searching (milliseconds). */
const pause = 200;

const site = new SiteSearch();

/** What the question in the address finds; 503 while the pages cannot be searched. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = context.get(requestContext);
  const query = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, longestQuery);
  const headers = { 'Cache-Control': pageCaching.rendered };
  if (!query) return data({ query, results: [], complete: true }, { headers });
  const { found, complete } = await site.ask(query, await openJobs(ctx), ctx.readAsset);
  if (complete) return data({ query, results: found, complete }, { headers });
  ctx.log({ event: 'search.incomplete', level: 'error', reason: 'the index cannot be read' });
  return data(
    { query, results: found, complete },
    { status: 503, headers: { 'Cache-Control': pageCaching.never } },
  );
}

/** Without a Supabase, or while it fails, everything else is found. */
async function openJobs(ctx: RequestContext): Promise<readonly Job[]> {
  try {
    const result = await readJobs(ctx);
    return result.outcome === 'found' ? result.value : [];
  } catch {
    // A variable is missing: the log has the sentence.
    return [];
  }
}

/** The document's Cache-Control is the loader's. */
export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

/** Search: a plain form whose question stands in the address; with scripts, results come while typing. */
export default function SearchRoute({ loaderData }: Route.ComponentProps) {
  const { query, results, complete } = loaderData;
  const submit = useSubmit();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const typing = (form: HTMLFormElement | null) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(
      () => submit(form, { replace: true, preventScrollReset: true }),
      pause,
    );
  };
  return (
    <>
      <PageMeta {...search.meta} path="/search" indexed={false} />
      <PageHeader {...search.header} kicker={<Breadcrumbs page="search" />} />
      <div className="wrap pb-24">
        <search>
          <Form
            method="get"
            action="/search"
            replace
            className="grid max-w-[42rem] grid-cols-[minmax(0,1fr)] gap-1.5"
          >
            <label htmlFor="q" className="font-600">
              {search.label}
            </label>
            <p id="q-hint" className="text-[0.95rem] text-muted">
              {search.hint}
            </p>
            <div className="flex flex-wrap gap-3">
              <input
                id="q"
                name="q"
                type="search"
                defaultValue={query}
                // biome-ignore lint/a11y/noAutofocus: whoever opens an empty search wants to type
                autoFocus={query === ''}
                maxLength={longestQuery}
                aria-describedby="q-hint"
                onChange={(event) => typing(event.currentTarget.form)}
                className="min-h-12 min-w-[min(15rem,100%)] flex-1 rounded-full border border-edge bg-snow px-5"
              />
              <Button type="submit" className="min-h-12">
                {search.button}
              </Button>
            </div>
          </Form>
        </search>
        <Results query={query} results={results} complete={complete} />
      </div>
    </>
  );
}
