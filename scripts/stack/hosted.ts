import type { DevVars } from './dev-vars.ts';

/** Says, in words that cannot be missed, that no local Supabase is started, and whether the one in .dev.vars answers. */
export async function sayWhetherItAnswers({ supabaseUrl, key }: DevVars): Promise<void> {
  console.log(`
! .dev.vars names ${supabaseUrl} with a key that is not the local one: no local Supabase is started.
! ${await state(supabaseUrl, key)}
! For the local Supabase, delete .dev.vars and start again.
`);
}

async function state(url: string, key: string): Promise<string> {
  try {
    const { status, ok } = await fetch(`${url}/rest/v1/jobs?select=id&limit=1`, {
      headers: { apikey: key, authorization: `Bearer ${key}` },
      signal: AbortSignal.timeout(5_000),
    });
    if (ok) return 'It answers. What you send through the forms is stored there.';
    return status === 401
      ? 'It refuses the key: copy the publishable key into SUPABASE_ANON_KEY again.'
      : `It answers with ${status}: have the migrations been sent (npx supabase db push)?`;
  } catch {
    return 'It does not answer: is the address right, and the project not paused?';
  }
}
