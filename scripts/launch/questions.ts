import { readFileSync, writeFileSync } from 'node:fs';
import { cancel, confirm, isCancel, text } from '@clack/prompts';
import { organization } from '../../app/content/organization.ts';
import { dataFile } from '../../app/content/schemas/data.ts';
import { wranglerVars } from '../build/site-url.ts';
import { withDomain, withFact, withVars } from './settings-file.ts';
import { isExample, settingsProblems } from './settings-problems.ts';

const settings = {
  SITE_URL: 'The address of the site, such as https://www.example.org',
  SUPABASE_URL:
    'The address of the Supabase project (Project Settings > API), https://….supabase.co',
  SUPABASE_ANON_KEY: 'Its publishable key (never the secret one), sb_publishable_…',
};

const forMails = {
  NOTICES_FROM: 'Mails come from (any address of a domain with Email Routing at Cloudflare)',
  NOTICES_TO: 'Mails go to (an address that you verified there)',
};

const facts = {
  email: 'The organization’s e-mail address, as visitors see it',
  mailingAddress: 'Its mailing address, on one line',
} as const;

/** Asks for what is missing or wrong and writes it: settings into wrangler.toml, facts into the organization's data file. */
export async function askWhatIsMissing(): Promise<void> {
  await askVars(settings);
  const { NOTICES_TO, SITE_URL } = wranglerVars();
  const question = 'Shall each message of the contact form be mailed to you?';
  if (NOTICES_TO ?? (await answered(confirm({ message: question })))) await askVars(forMails);
  const host = new URL(String(SITE_URL)).hostname;
  if (!host.endsWith('.workers.dev')) change('wrangler.toml', (toml) => withDomain(toml, host));
  for (const [name, message] of Object.entries(facts)) {
    const file = dataFile('organization');
    const problemWith = (value: string) =>
      isExample(value) || /example/i.test(value) || !value
        ? 'Write your own, not an example’s.'
        : undefined;
    if (!problemWith(String(Reflect.get(organization, name)))) continue;
    const value = await asked(message, problemWith);
    change(file, (json) => withFact(json, name, value));
  }
}

async function askVars(questions: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, message] of Object.entries(questions)) {
    const problemWith = (value: unknown) =>
      settingsProblems({ ...wranglerVars(), [name]: value }).find((said) => said.startsWith(name));
    const present = wranglerVars()[name];
    if (present !== undefined && !problemWith(present)) continue;
    const value = await asked(message, problemWith);
    change('wrangler.toml', (toml) => withVars(toml, { [name]: value }));
  }
}

async function asked(message: string, problemWith: (value: string) => string | undefined) {
  const validate = (typed = '') => problemWith(typed.trim());
  return (await answered<string>(text({ message, validate }))).trim();
}

function change(file: string, edit: (content: string) => string): void {
  writeFileSync(file, edit(readFileSync(file, 'utf8')));
}

async function answered<T extends string | boolean>(asking: Promise<T | symbol>): Promise<T> {
  const answer = await asking;
  if (!isCancel(answer) && typeof answer !== 'symbol') return answer;
  cancel('Stopped. What you answered is kept; run npm run launch again to go on.');
  process.exit(1);
}
