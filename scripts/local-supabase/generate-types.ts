import { generateTypescript, sortGeneratorMetadata } from '@supabase/postgrest-typegen/generation';
import { introspect } from '@supabase/postgrest-typegen/introspection';
import type { Engine } from './engine.ts';

/** Where supabase-js finds the generated `Database` type, from the project's root. */
export const typesFile = 'app/server/supabase/database.types.ts';

/** The `Database` type of a migrated database, as TypeScript. */
export async function generateTypes(engine: Engine): Promise<string> {
  const queryable = { query: async (text: string) => ({ rows: [...(await engine.query(text))] }) };
  const metadata = await introspect(queryable, { includedSchemas: ['public'] });
  const source = await generateTypescript(sortGeneratorMetadata(metadata));
  // Below the type are helpers for schemas of any kind, which nobody here uses.
  const [types] = source.split('\ntype DatabaseWithoutInternals');
  return `// Made by npm run db:types from supabase/migrations. Do not edit.\n${types}`;
}
