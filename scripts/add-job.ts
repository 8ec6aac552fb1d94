import { createInterface } from 'node:readline';
import * as v from 'valibot';
import { JobAnswersSchema } from './jobs/job-answers.ts';
import { jobQuestions } from './jobs/job-questions.ts';
import { withLocalTables } from './local-supabase/reach.ts';
import { runCommand, StackError } from './stack/fail.ts';

const input = createInterface({ input: process.stdin })[Symbol.asyncIterator]();

type Question = (typeof jobQuestions)[number];

/** npm run add:job: asks for a job field by field and adds it to the local database. */
await runCommand(async () => {
  await withLocalTables(async (owner) => {
    console.log(
      'An empty answer leaves an optional field empty. Ctrl-C stops, and nothing is added.\n',
    );
    const answers: Record<string, string> = {};
    for (const question of jobQuestions) answers[question.field] = await ask(question);
    for (;;) {
      const job = v.parse(JobAnswersSchema, answers);
      const { error } = await owner.from('jobs').insert(job);
      if (!error) {
        console.log(
          `\n✓ Added. It appears within a minute on /careers, and at once at /careers/${job.slug}.`,
        );
        return;
      }
      for (const question of refused(error.message)) answers[question.field] = await ask(question);
    }
  });
  process.stdin.destroy();
});

/** What has to be asked again: the fields that the broken rule's name holds. The other answers are kept. */
function refused(message: string): readonly Question[] {
  const [, rule = ''] = /constraint "(\w+)"/.exec(message) ?? [];
  const again = jobQuestions.filter(({ field }) => rule.includes(field));
  if (again.length === 0) throw new StackError(`The database refuses the job (${message}).`);
  console.log(`\n  → The database refuses this: ${rule.replaceAll('_', ' ')}. Once more:`);
  return again;
}

async function ask({ field, ask, long }: Question): Promise<string> {
  for (;;) {
    console.log(long ? `${ask} (an empty line ends it):` : `${ask}:`);
    const answer = long ? await readLong() : (await readLine()).trim();
    const result = v.safeParse(JobAnswersSchema.entries[field], answer);
    if (result.success) return answer;
    console.log(`  → ${result.issues[0].message}`);
  }
}

async function readLong(): Promise<string> {
  const lines: string[] = [];
  for (let line = await readLine(); line.trim(); line = await readLine()) lines.push(line);
  return lines.join('\n');
}

async function readLine(): Promise<string> {
  const { value, done } = await input.next();
  if (done)
    throw new StackError('The answers ended before everything was asked: nothing was added.');
  return value;
}
