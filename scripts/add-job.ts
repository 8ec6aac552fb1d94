import { isCancel, log, multiline, outro, text } from '@clack/prompts';
import * as v from 'valibot';
import { JobAnswersSchema } from './jobs/job-answers.ts';
import { withLocalTables } from './local-supabase/owner-database.ts';
import { runCommand, StackError } from './stack/command.ts';

const { entries } = JobAnswersSchema;
type Field = keyof typeof entries;
const isField = (name: string): name is Field => Object.hasOwn(entries, name);
const fields = Object.keys(entries).filter(isField);
const long: readonly Field[] = ['description', 'qualifications', 'benefits'];

/** npm run add:job: asks for a job field by field and adds it to the local database. */
await runCommand(async () => {
  if (!process.stdin.isTTY) {
    throw new StackError('This asks questions: run it in a terminal.');
  }
  await withLocalTables(async (owner) => {
    log.info('An empty answer leaves an optional field empty. Ctrl-C adds nothing.');
    const answers: Partial<Record<Field, string>> = {};
    for (const field of fields) answers[field] = await ask(field);
    for (;;) {
      const job = v.parse(JobAnswersSchema, answers);
      const { error } = await owner.from('jobs').insert(job);
      if (!error) {
        outro(`Added: at once at /careers/${job.slug}, within a minute on /careers.`);
        return;
      }
      for (const field of refused(error.message)) answers[field] = await ask(field, answers[field]);
    }
  });
});

/** What has to be asked again: the fields that the broken constraint's name holds. The other answers are kept. */
function refused(message: string): readonly Field[] {
  const [, constraint = ''] = /constraint "(\w+)"/.exec(message) ?? [];
  const again = fields.filter((field) => constraint.includes(field));
  if (again.length === 0) throw new StackError(`The database refuses the job (${message}).`);
  log.warn(`The database refuses this: ${constraint.replaceAll('_', ' ')}. Once more:`);
  return again;
}

async function ask(field: Field, initialValue = ''): Promise<string> {
  const prompt = long.includes(field) ? multiline : text;
  const answer = await prompt({
    message: v.getTitle(entries[field]) ?? field,
    initialValue,
    validate(value = '') {
      const result = v.safeParse(entries[field], value);
      return result.success ? undefined : result.issues[0].message;
    },
  });
  if (isCancel(answer)) throw new StackError('Nothing was added.');
  return answer ?? '';
}
