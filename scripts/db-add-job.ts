import { createInterface } from 'node:readline';
import * as v from 'valibot';
import { JobAnswersSchema, jobQuestions } from './jobs/job-answers.ts';
import { withLocalTables } from './local-supabase/reach.ts';
import { runCommand, StackError } from './stack/fail.ts';

const input = createInterface({ input: process.stdin })[Symbol.asyncIterator]();

/** npm run db:add-job: asks for a job field by field and adds it to the local database. */
await runCommand(async () => {
  console.log(
    'An empty answer leaves an optional field empty. Ctrl-C stops, and nothing is added.\n',
  );
  const answers: Record<string, string> = {};
  for (const question of jobQuestions) answers[question.field] = await ask(question);
  await withLocalTables(async (owner) => {
    const job = v.parse(JobAnswersSchema, answers);
    const { error } = await owner.from('jobs').insert(job);
    if (error)
      throw new StackError(
        `The database refuses the job (${error.message}): run it again with that fixed.`,
      );
    console.log(
      `\n✓ Added. It appears within a minute on /careers, and at once at /careers/${job.slug}.`,
    );
  });
  process.stdin.destroy();
});

async function ask({ field, ask, long }: (typeof jobQuestions)[number]): Promise<string> {
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
