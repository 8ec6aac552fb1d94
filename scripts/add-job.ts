import { isCancel, log, multiline, outro, text } from '@clack/prompts';
import { createClient } from '@supabase/supabase-js';
import { employmentTypes, salaryPeriods, workArrangements } from '../app/content/job-options.ts';
import { openLocal } from './local-supabase/owner-database.ts';
import { runCommand, StackError } from './stack/command.ts';

const questions = {
  title: 'Title',
  slug: 'Last part of its address under /careers, such as grants-advisor',
  location: 'Location as it is shown, such as Toronto, Ontario',
  department: 'Department',
  description: 'Description',
  qualifications: 'Qualifications, one a line',
  benefits: 'Benefits, one a line',
  application_url: 'Where to apply: https://… or mailto:…',
  employment_type: `Kind: ${employmentTypes.join(', ')}`,
  work_arrangement: `Where it is done: ${workArrangements.join(', ')}`,
  city: 'City',
  region: 'Province in two letters, such as ON',
  country: 'Country in two letters, such as CA (needed with a province)',
  hours_per_week: 'Hours a week',
  salary_min: 'Pay, or where its range begins, such as 78000 (needs a period)',
  salary_max: 'Where the range ends',
  salary_period: `Pay for each: ${salaryPeriods.join(', ')}`,
  salary_currency: 'Its currency, such as USD (empty: Canadian dollars)',
  posted_on: 'First day on which it is public, such as 2026-12-01 (empty: from now on)',
  closes_on: 'Last day to apply, such as 2026-12-31',
  vacancy_exists: 'Is there a vacancy now: yes, no',
  ai_used: 'Does artificial intelligence screen applicants: yes, no',
  ai_statement: 'How it is used, in a sentence (only when you answered the question before)',
  accommodation: 'How to ask for accommodation (empty: our own sentence)',
  order_index: 'Its place in the list, a number (small ones come first)',
};
const lists: readonly string[] = ['qualifications', 'benefits'];

/** npm run add:job: asks for a job field by field, and adds it to the local database. */
await runCommand(async () => {
  if (!process.stdin.isTTY) throw new StackError('This asks questions: run it in a terminal.');
  await using database = await openLocal();
  const client = createClient(database.url, database.key);
  log.info(
    'An empty answer leaves an optional field empty, two Enters end a text of several lines, and Ctrl-C adds nothing.',
  );
  const answers = new Map<string, string>();
  let asked = Object.entries(questions);
  while (asked.length > 0) {
    for (const [field, message] of asked)
      answers.set(field, await ask(field, message, answers.get(field)));
    const row: Record<string, unknown> = {};
    for (const [field, answer] of answers) {
      if (answer) row[field] = lists.includes(field) ? answer.split('\n').filter(Boolean) : answer;
    }
    // All answers are texts. The database turns them into numbers and days, and says what it cannot read.
    const { error } = await client.from('jobs').insert(row);
    asked = error ? refused(error.message, answers) : [];
  }
  outro(`Added: at once at /careers/${answers.get('slug')}, within 5 minutes on /careers.`);
});

async function ask(field: string, message: string, initialValue = ''): Promise<string> {
  const long = field === 'description' || lists.includes(field);
  const answer = await (long ? multiline : text)({ message, initialValue });
  if (isCancel(answer)) throw new StackError('Nothing was added.');
  return (answer ?? '').trim();
}

/** The questions to ask again: those of the fields that the error names or quotes. */
function refused(said: string, answers: ReadonlyMap<string, string>) {
  const again = Object.entries(questions).filter(
    ([field]) => said.includes(field) || said.includes(`"${answers.get(field)}"`),
  );
  if (again.length === 0) throw new StackError(`The database refuses the job (${said}).`);
  log.warn(`The database refuses this: ${said}. Once more:`);
  return again;
}
