import { readFileSync, writeFileSync } from 'node:fs';
import { cancel, confirm, isCancel, log, text } from '@clack/prompts';
import * as v from 'valibot';
import { organization } from '../../app/content/organization.ts';
import { dataFile } from '../../app/content/schemas/data.ts';
import { OrganizationSchema } from '../../app/content/schemas/facts.ts';
import { wranglerVars } from '../build/site-url.ts';
import { editorSettings } from '../editor/settings.ts';
import { projectProblem } from '../stack/hosted.ts';
import { isPostalAddress } from './content-problems.ts';
import { settingsProblems } from './settings-problems.ts';

const settingsFile = 'wrangler.toml';

const settings = {
  SITE_URL: 'The address of the site: https:// and your domain',
  SUPABASE_URL:
    'The address of the Supabase project (Project Settings > API), https://….supabase.co',
  SUPABASE_ANON_KEY: 'Its publishable key (never the secret one), sb_publishable_…',
};

const forMails = {
  NOTICES_FROM:
    'The sender of these mails (any address of a domain with Email Routing at Cloudflare)',
  NOTICES_TO: 'The address that gets them (verified in Email Routing)',
};

const facts = {
  email: 'The organization’s e-mail address, as visitors see it',
  mailingAddress: 'Its mailing address, on one line',
} as const;

/** Asks for what is missing or wrong and writes it into wrangler.toml, the data file and the editor's settings. */
export async function askWhatIsMissing(): Promise<void> {
  await askSettings(settings);
  await askUntilTheProjectAnswers();
  const { NOTICES_TO, SITE_URL } = wranglerVars();
  const question = 'Shall the site mail you each message of the contact form?';
  if (NOTICES_TO || (await answered(confirm({ message: question })))) await askSettings(forMails);
  const host = new URL(String(SITE_URL)).hostname;
  if (!host.endsWith('.workers.dev')) change(settingsFile, (toml) => withDomain(toml, host));
  for (const name of ['email', 'mailingAddress'] as const) {
    if (!factProblem(name, organization[name] ?? '')) continue;
    const problemWith = (value: string) => factProblem(name, value);
    await askFor(name, facts[name], dataFile('organization'), problemWith);
  }
  if (editorSettings.place === 'off') {
    const repository =
      'The repository at GitHub where the editor at /admin saves, such as our-name/website (empty: no editor)';
    await askFor('repository', repository, 'scripts/editor/settings.json', (value) =>
      /^([\w.-]+\/[\w.-]+)?$/.test(value) ? undefined : 'Write it as owner/name.',
    );
  }
}

/** What is wrong with a fact: the content's own rule, and what that cannot know. */
export function factProblem(name: keyof typeof facts, value: string): string | undefined {
  const [issue] = v.safeParse(OrganizationSchema.entries[name], value).issues ?? [];
  if (issue) return issue.message;
  if (/example/i.test(value)) return 'Write your own: this is an example.';
  return name === 'email' || isPostalAddress(value)
    ? undefined
    : 'Write where letters reach you: street, city, province and postal code.';
}

/** Asks again for an address or a key that is not a project's; any other fault is for the list at the end. */
async function askUntilTheProjectAnswers(): Promise<void> {
  for (;;) {
    const { SUPABASE_URL, SUPABASE_ANON_KEY } = wranglerVars();
    const hosted = { url: String(SUPABASE_URL), key: String(SUPABASE_ANON_KEY) };
    const problem = await projectProblem(hosted);
    if (problem) log.warn(problem.sentence);
    if (problem?.fault === 'key') await askSetting('SUPABASE_ANON_KEY');
    else if (problem?.fault === 'address' || problem?.fault === 'silent') {
      if (!(await answered(confirm({ message: 'Write another address?' })))) return;
      await askSetting('SUPABASE_URL');
    } else return;
  }
}

async function askSettings(questions: Readonly<Record<string, string>>): Promise<void> {
  change(settingsFile, (toml) => uncommented(toml, '[vars]'));
  for (const [name, message] of Object.entries(questions)) {
    const problemWith = settingProblem(name);
    const present = wranglerVars()[name];
    if (present !== undefined && !problemWith(present)) continue;
    await askFor(name, message, settingsFile, problemWith);
  }
}

const settingProblem = (name: string) => (value: unknown) =>
  settingsProblems({ ...wranglerVars(), [name]: value }).find((said) => said.startsWith(name));

const askSetting = (name: keyof typeof settings) =>
  askFor(name, settings[name], settingsFile, settingProblem(name));

async function askFor(
  name: string,
  message: string,
  file: string,
  problemWith: (value: string) => string | undefined,
): Promise<void> {
  const validate = (typed = '') => problemWith(typed);
  const value = await answered<string>(text({ message, validate }));
  const write = file.endsWith('.json') ? withField : withText;
  change(file, (content) => write(content, name, value));
}

export async function answered<T extends string | boolean>(
  asking: Promise<T | symbol>,
): Promise<T> {
  const answer = await asking;
  if (!isCancel(answer) && typeof answer !== 'symbol') return answer;
  cancel('Stopped. Your answers so far are kept. Run npm run launch again to go on.');
  process.exit(1);
}

function change(file: string, edit: (content: string) => string): void {
  writeFileSync(file, edit(readFileSync(file, 'utf8')));
}

/** TOML with a new value for a text, even in a line that is commented out. */
export function withText(toml: string, name: string, value: string): string {
  const line = new RegExp(`^(?:# )?(${name} = )".*"$`, 'm');
  return toml.replace(line, (_, before: string) => before + JSON.stringify(value));
}

/** JSON with a new value for a text. The facts stay in the order of their form, as the editor saves them. */
export function withField(json: string, name: string, value: string): string {
  const form = Object.keys(OrganizationSchema.entries);
  const fields = { ...v.parse(FieldsSchema, json), [name]: value };
  const inOrder = Object.entries(fields).sort(
    ([one], [other]) => form.indexOf(one) - form.indexOf(other),
  );
  return `${JSON.stringify(Object.fromEntries(inOrder), null, 2)}\n`;
}

const FieldsSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()));

/** wrangler.toml with the route of a domain of your own. */
export function withDomain(toml: string, host: string): string {
  const routes = uncommented(uncommented(toml, '[[routes]]'), 'custom_domain = true');
  return withText(routes, 'pattern', host);
}

const uncommented = (toml: string, line: string) => toml.replace(`\n# ${line}\n`, `\n${line}\n`);
