import { jobRow } from '../support/job-rows.ts';
import { startBenchSite } from './bench-site.ts';
import { burst } from './http.ts';
import { missed } from './missed.ts';
import { printTable } from './table.ts';

/** What 1,000 visits ask of Supabase. */
export async function benchBackend(): Promise<string[]> {
  const site = await startBenchSite();
  try {
    const calls = async (name: string, paths: readonly string[], visits: number) => {
      const before = site.backend.requests.length;
      for (const path of paths) await burst(site.url + path, { requests: visits / paths.length });
      return [name, visits, site.backend.requests.length - before] as const;
    };
    site.backend.putJobs(
      Array.from({ length: 20 }, (_, index) => jobRow({ slug: `job-${index}` })),
    );
    const slugs = Array.from({ length: 20 }, (_, index) => `/careers/job-${index}`);
    const rows = [
      await calls('the list', ['/careers'], 1_000),
      await calls('twenty jobs by turns', slugs, 1_000),
      await calls('a static page', ['/about'], 1_000),
      await calls('the contact page', ['/contact'], 1_000),
    ];
    printTable('Calls to Supabase', ['visits to', 'visits', 'calls'], rows);
    return rows.flatMap(([name, visits, count]) =>
      missed(`calls for ${visits} visits to ${name}`, count, 40),
    );
  } finally {
    await site.stop();
  }
}
