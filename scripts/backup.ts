import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve, sep } from 'node:path';
import { isCancel, text } from '@clack/prompts';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { isLocalHost } from '../app/server/environment.server.ts';
import { dump, readHead, restore, rowsIn } from './backup/archive.ts';
import { sealer, unseal } from './backup/seal.ts';
import { openServer } from './local-supabase/engine.ts';
import { runCommand, StackError } from './stack/command.ts';

const [what = '', argument] = process.argv.slice(3);
const { DATABASE_URL = '', BACKUP_PUBLIC_KEY = '', BACKUP_SECRET_KEY = '' } = process.env;

/** npm run backup, backup:key and restore. docs/backup.md says how. */
await runCommand(() => {
  const commands = { make, key: makeKey, restore: putBack };
  const command = Object.entries(commands).find(([name]) => name === what)?.[1];
  if (!command) throw new StackError('Use npm run backup, npm run backup:key or npm run restore.');
  return command();
});

async function makeKey(): Promise<void> {
  const secret = await generateX25519Identity();
  console.log(`
  BACKUP_PUBLIC_KEY ${await identityToRecipient(secret)}
  BACKUP_SECRET_KEY ${secret}

  Backups are encrypted with the public one. Only the secret one opens them: keep it where you keep passwords, and nowhere else.
`);
}

/** A connection of its own, since a backup is one transaction. Take it with `await using`. */
async function openDatabase() {
  if (!URL.canParse(DATABASE_URL)) {
    throw new StackError(
      'Set DATABASE_URL to the database’s address: Connect > Session pooler in Supabase’s dashboard, with the password put in.',
    );
  }
  const isLocal = isLocalHost(new URL(DATABASE_URL).hostname);
  const engine = await openServer(DATABASE_URL, { max: 1, ...(!isLocal && { ssl: 'require' }) });
  await engine.query('select 1').catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : 'no answer';
    throw new StackError(`DATABASE_URL: the database does not let us in (${reason}).`);
  });
  return { ...engine, [Symbol.asyncDispose]: engine.close };
}

/** Writes an encrypted backup into a folder outside of this one. */
async function make(): Promise<void> {
  const folder = resolve(argument ?? join(homedir(), 'website-backups'));
  if (join(folder, sep).startsWith(resolve(import.meta.dirname, '..') + sep)) {
    throw new StackError(
      `${folder} is in the folder of the code, from where it may be published: name another.`,
    );
  }
  const seal = sealer(BACKUP_PUBLIC_KEY);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  await using engine = await openDatabase();
  const file = join(folder, `website-${new Date().toISOString().replaceAll(/:|\..*/g, '')}.age`);
  const lines = await dump(engine);
  // Renamed at the end: what has its name is whole.
  writeFileSync(`${file}.part`, await seal(lines), { mode: 0o600 });
  renameSync(`${file}.part`, file);
  for (const { name, rows } of readHead(lines).tables) console.log(`  ${name}: ${rows}`);
  console.log(`✓ ${file}`);
}

/** Replaces the rows of a database by those of a backup. */
async function putBack(): Promise<void> {
  if (!argument) throw new StackError('Name the file: npm run restore -- FILE.');
  if (!existsSync(argument)) throw new StackError(`There is no file ${argument}.`);
  const lines = await unseal(readFileSync(argument), BACKUP_SECRET_KEY);
  const { tables, made } = readHead(lines);
  await using engine = await openDatabase();
  await askToReplace(await rowsIn(engine));
  await restore(engine, lines);
  for (const { name, rows } of tables) console.log(`  ${name}: ${rows}`);
  console.log(`✓ Restored, as of ${made}. Erase again whom you have erased since.`);
}

async function askToReplace(rows: number): Promise<void> {
  if (rows === 0) return;
  const message = `The database has ${rows} rows, which are deleted. Write "replace" to go on`;
  const answer = process.stdin.isTTY ? await text({ message }) : process.env.RESTORE_OVER;
  if (isCancel(answer) || answer !== 'replace') {
    throw new StackError(
      `The database has ${rows} rows, and nothing was restored: only the word "replace" lets them go.`,
    );
  }
}
