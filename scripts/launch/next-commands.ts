/** What is left to be done with the owner's accounts, a line each; the first time all of it, later what has changed. */
export function nextCommands(
  { SUPABASE_URL, NOTICES_TO }: Readonly<Record<string, unknown>>,
  projectLacksMigrations: boolean,
): readonly string[] {
  const [reference = 'YOUR_REF'] = URL.parse(String(SUPABASE_URL))?.hostname.split('.') ?? [];
  const migrations = [
    'npx supabase login',
    `npx supabase link --project-ref ${reference}`,
    'npx supabase db push',
  ];
  const token = [
    'once: run supabase/queries/create-notices-token.sql in Supabase’s SQL editor, and put what it shows into',
    '      npx wrangler secret put NOTICES_TOKEN',
  ];
  return [
    'once: npx wrangler login',
    ...(projectLacksMigrations ? migrations : []),
    ...(NOTICES_TO ? token : []),
    'npm run deploy',
  ];
}
