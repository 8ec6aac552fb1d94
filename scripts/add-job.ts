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
  posted_at: 'Public since, such as 2026-12-01 (empty: from now on)',
  closes_at: 'Last moment to apply, such as 2026-12-31 23:59 America/Toronto',
  vacancy_exists: 'Is there a vacancy now: yes, no',
  ai_used: 'Does artificial intelligence screen applicants: yes, no',
  ai_statement: 'How it is used, in a sentence (only when you answered the question before)',
  accommodation: 'How to ask for accommodation (empty: our own sentence)',
  order_index: 'Its place in the list, a number (small ones come first)',
};
type Field = keyof typeof questions;
const fields = Object.keys(questions).filter((name): name is Field => name in questions);
const lists: readonly Field[] = ['qualifications', 'benefits'];
type Answers = Partial<Record<Field, string>>;

/** npm run add:job: asks for a job field by field and adds it to the local database, which checks the answers. */
await runCommand(async () => {
  if (!process.stdin.isTTY) throw new StackError('This asks questions: run it in a terminal.');
  const database = await openLocal();
  try {
    log.info('An empty answer leaves an optional field empty. Ctrl-C adds nothing.');
    const answers: Answers = {};
    let asked = fields;
    while (asked.length > 0) {
      for (const field of asked) answers[field] = await ask(field, answers[field]);
      // Texts: the database turns them into numbers, days and truth values, and says what it cannot read.
      const client = createClient(database.url, database.key);
      const { error } = await client.from('jobs').insert(rowOf(answers));
      asked = error ? refused(error.message, answers) : [];
    }
    outro(`Added: at once at /careers/${answers.slug}, within a minute on /careers.`);
  } finally {
    await database.close();
  }
});

async function ask(field: Field, initialValue = ''): Promise<string> {
  const long = field === 'description' || lists.includes(field);
  const answer = await (long ? multiline : text)({ message: questions[field], initialValue });
  if (isCancel(answer)) throw new StackError('Nothing was added.');
  return (answer ?? '').trim();
}

function rowOf(answers: Answers): Readonly<Record<string, unknown>> {
  const given = fields.flatMap((field) => {
    const answer = answers[field];
    return answer
      ? [[field, lists.includes(field) ? answer.split('\n').filter(Boolean) : answer]]
      : [];
  });
  return Object.fromEntries(given);
}

/** What has to be asked again: the fields that the error names, or whose answer it quotes. The others are kept. */
function refused(message: string, answers: Answers): Field[] {
  const again = fields.filter(
    (field) => message.includes(field) || message.includes(`"${answers[field]}"`),
  );
  if (again.length === 0) throw new StackError(`The database refuses the job (${message}).`);
  log.warn(`The database refuses this: ${message}. Once more:`);
  return again;
}
