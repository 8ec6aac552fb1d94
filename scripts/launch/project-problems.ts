import * as v from 'valibot';

/** Where the hosted project is, and what it has to hold. */
export interface Project {
  readonly url: string;
  readonly key: string;
  readonly organizationName: string;
}

const push = 'send the migrations with npx supabase db push';
const SettingsSchema = v.array(v.object({ organization_name: v.string() }));

/** Columns of the newest migrations that the site reads or writes; asking for them tells whether they were sent. */
const newest = ['jobs?select=closes_at,accommodation', 'settings?select=organization_name'];

/** What the hosted project lacks, a sentence each: asks it with the visitors' key, and writes nothing. */
export async function projectProblems({
  url,
  key,
  organizationName,
}: Project): Promise<readonly string[]> {
  const problems: string[] = [];
  for (const query of newest) {
    const answer = await ask(`${url.replace(/\/+$/, '')}/rest/v1/${query}&limit=1`, key);
    if (!answer)
      return [
        `${url} does not answer: check SUPABASE_URL in wrangler.toml, and that the project is not paused.`,
      ];
    if (answer.status === 401)
      return [
        'The project does not know SUPABASE_ANON_KEY: copy the publishable key again (Project Settings > API).',
      ];
    if (!answer.ok) {
      problems.push(`The project lacks ${query.split('?')[0]} as this site needs it: ${push}.`);
      continue;
    }
    const settings = v.safeParse(SettingsSchema, await answer.json());
    if (!query.startsWith('settings') || !settings.success) continue;
    const held = settings.output[0]?.organization_name;
    if (held !== organizationName) {
      problems.push(
        `The project takes newsletter signups for ${held ?? 'nobody'}, not for ${organizationName}: ${push}.`,
      );
    }
  }
  return problems;
}

async function ask(address: string, key: string): Promise<Response | undefined> {
  try {
    return await fetch(address, {
      headers: { apikey: key, authorization: `Bearer ${key}` },
      signal: AbortSignal.timeout(10_000),
    });
  } catch {
    return undefined;
  }
}
