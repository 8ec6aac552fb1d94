import { jobQuestions } from '../jobs/job-questions.ts';
import { type Instruction, succeed } from './instruction.ts';

const answers: Readonly<Record<string, string>> = {
  title: 'Winter Bookkeeper',
  slug: 'winter-bookkeeper',
  location: 'Toronto, Ontario',
  description: 'Keep the books while it snows.',
  qualifications: 'Patience\nWarm boots',
  application_url: 'mailto:jobs@maple.example',
};

/** A job of the local database, field by field. */
export const job: Instruction = {
  title: 'A job',
  follow(copy) {
    const typed = jobQuestions.map(({ field, long }) => {
      const answer = answers[field] ?? '';
      return long && answer ? `${answer}\n\n` : `${answer}\n`;
    });
    succeed(copy, 'db:add-job', typed.join(''));
  },
  async holds(visitor, copy) {
    await visitor.shows('/careers', 'Winter Bookkeeper');
    await visitor.shows(
      '/careers/winter-bookkeeper',
      'Keep the books while it snows.',
      'Warm boots',
    );
    visitor.expect(
      copy.npm('db:show jobs').said.includes('winter-bookkeeper'),
      'npm run db:show jobs does not show the job.',
    );
  },
};
