import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { isSecretKey } from '../app/server/environment.server.ts';
import { type WranglerConfig, wranglerConfig } from './build/site-url.ts';
import { CommandError, runCommand } from './stack/command.ts';
import { projectProblem } from './stack/hosted.ts';

/** An address that nobody can own (RFC 2606, 6761), or the placeholder of wrangler.toml. */
const isExample = (text: string) =>
  /(\/\/|[@.])(example(\.(com|net|org|ca))?|[\w-]+\.(test|invalid|local)|your[-_](domain|ref)\S*)$/i.test(
    text,
  );

const isPublicAddress = (text: string) => /^https:\/\/([a-z\d-]+\.)+[a-z][a-z\d-]+$/.test(text);
const isMail = (text: string) => /^([^\s@]+@[^\s@]+\.[^\s@]+)?$/.test(text);

/** The rule of each variable, and how to write it. projectProblem asks whether the project knows the address and the key. */
const settings: Readonly<Record<string, readonly [fits: (text: string) => boolean, fix: string]>> =
  {
    SITE_URL: [isPublicAddress, 'write https:// and your domain, and nothing after it'],
    SUPABASE_URL: [
      isPublicAddress,
      'copy https://YOUR_REF.supabase.co from Project Settings > API',
    ],
    SUPABASE_ANON_KEY: [
      (key) => key !== '' && !isSecretKey(key),
      'copy the publishable key from Project Settings > API Keys; a secret one would open every table',
    ],
    NOTICES_FROM: [isMail, 'write an email address of your own'],
    NOTICES_TO: [isMail, 'write an email address of your own'],
    NOTICES_TOKEN: [
      (token) => token === '',
      'it is a secret, and wrangler.toml is in git: make another one for npx wrangler secret put NOTICES_TOKEN',
    ],
  };

/** What is wrong with wrangler.toml for a public site, a sentence each. */
export function settingsProblems({ name, vars, routes }: WranglerConfig): readonly string[] {
  const set = (variable: string) => String(vars[variable] ?? '');
  const wrong = Object.entries(settings).filter(
    ([variable, [fits]]) => !fits(set(variable)) || isExample(set(variable)),
  );
  if (wrong.length > 0) return wrong.map(([variable, [, fix]]) => `${variable}: ${fix}.`);
  const { hostname } = new URL(set('SITE_URL'));
  const domains = routes.map((route) => (typeof route === 'string' ? route : route.pattern));
  const own = new RegExp(`^${name}\\.[\\w-]+\\.workers\\.dev$`);
  return [
    ...(domains.includes(hostname) || own.test(hostname)
      ? []
      : [`SITE_URL: the Worker does not answer there: write ${hostname} under [[routes]].`]),
    ...(!set('NOTICES_FROM') === !set('NOTICES_TO')
      ? []
      : ['NOTICES_FROM and NOTICES_TO belong together.']),
  ];
}

/** What stands for a text to come, after the name of its field. Nobody may keep what is `wrong`. */
const rules: readonly (readonly [pattern: RegExp, say: string, wrong?: true])[] = [
  [/href: #$/, 'leads nowhere; write the address or remove the link'],
  [/: \[[^\]]+\]/, 'is a placeholder; write the text'],
  [/standing: to confirm$/, 'the text beside it was written without you; write “confirmed”'],
  [new RegExp(`copyrightYear: (?!${new Date().getFullYear()})`), 'is over'],
  [/: https:\/\/www\.(linkedin|instagram|facebook)\.com\/?$/, 'is nobody’s profile', true],
  [
    /mailingAddress: (?!.*,.*\d)/,
    'is not where letters reach you, which newsletters must say',
    true,
  ],
];

/** Every value of a JSON file with its field, in the file's order. */
function valuesOf(value: unknown, field = ''): readonly (readonly [field: string, text: string])[] {
  if (typeof value !== 'object' || value === null) return [[field, String(value)]];
  return Object.entries(value).flatMap(([key, inner]) =>
    valuesOf(inner, field ? `${field}.${key}` : key),
  );
}

/** The placeholders of a data file. `key` is the line without its number, which changes with the lines above. */
export function placeholdersIn(file: string, raw: string) {
  let at = 0;
  // The editor leaves an empty field out.
  const empty = file.endsWith('/organization.json') ? { mailingAddress: '' } : {};
  return valuesOf({ ...empty, ...JSON.parse(raw) }).flatMap(([field, text]) => {
    const written = JSON.stringify(text).slice(1, -1);
    const found = raw.indexOf(written, at);
    if (found >= 0) at = found + written.length;
    const key = `${file}: ${field}: ${text}`;
    const example = isExample(text) && ([/./, 'is an example; write your own', true] as const);
    const [, say, wrong = false] = example || (rules.find(([pattern]) => pattern.test(key)) ?? []);
    const line = key.replace(':', `:${raw.slice(0, at).split('\n').length}:`);
    return say ? [{ key, line: `${line}: ${say}`, wrong }] : [];
  });
}

/** npm run check:launch; `-- --keep` writes down today's placeholders, which then stand on the site. */
if (import.meta.main) {
  await runCommand(async () => {
    const keptFile = 'scripts/launch-kept.json';
    const files = globSync('app/content/data/**/*.json').sort();
    const found = files.flatMap((file) => placeholdersIn(file, readFileSync(file, 'utf8')));
    const keys = found.flatMap(({ key, wrong }) => (wrong ? [] : key));
    if (process.argv.includes('--keep')) writeFileSync(keptFile, JSON.stringify(keys, null, 2));
    const kept: unknown = existsSync(keptFile) && JSON.parse(readFileSync(keptFile, 'utf8'));
    const config = wranglerConfig();
    const settings = settingsProblems(config);
    const { SUPABASE_URL: url, SUPABASE_ANON_KEY: key } = config.vars;
    const answer = settings.length ? undefined : await projectProblem(String(url), String(key));
    // What was written since the launch must not stop the publication of something else.
    const open = found.filter(
      ({ key, wrong }) => wrong || !Array.isArray(kept) || !kept.includes(key),
    );
    const stops = ({ wrong }: { wrong: boolean }) => wrong || !kept;
    for (const { line } of open.filter((one) => !stops(one))) console.log(`! ${line}`);
    const toFix = [...settings, answer ?? [], ...open.filter(stops).map(({ line }) => line)].flat();
    for (const line of toFix) console.log(`✗ ${line}`);
    if (toFix.length > 0)
      throw new CommandError(
        'Fix these. npm run check:launch -- --keep keeps the placeholders that may stand.',
      );
    console.log('✓ Nothing keeps the site from being published.');
  });
}
