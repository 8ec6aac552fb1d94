import type { Instruction } from './instruction.ts';

const question = `questions: [
    {
      id: 'do-you-answer-on-weekends',
      question: 'Do you answer on weekends?',
      answer: ['On Monday morning.'],
    },`;

/** The README's instructions about words, numbers and colours. */
export const texts: readonly Instruction[] = [
  {
    title: 'A text, and a price',
    follow(copy) {
      copy.replace(
        'app/content/services/governance.ts',
        /subtitle: '[^']+'/,
        "subtitle: 'Two changed words.'",
      );
      copy.replace('app/content/rates.ts', /monthlyRate: \d+/, 'monthlyRate: 417');
    },
    async holds(visitor) {
      await visitor.shows('/services/governance', 'Two changed words.');
      await visitor.shows('/pricing', '$417');
    },
  },
  {
    title: 'A question of the FAQ',
    follow: (copy) => copy.replace('app/content/faq/getting-started.ts', 'questions: [', question),
    holds: (visitor) =>
      visitor.shows(
        '/resources/faq',
        'id="do-you-answer-on-weekends"',
        'Do you answer on weekends?',
      ),
  },
  {
    title: 'A colour',
    follow: (copy) =>
      copy.replace(
        'app/theme/palette.ts',
        /evergreen: \['[^']+'/,
        "evergreen: ['oklch(0.45 0.1 250)'",
      ),
    holds: (visitor) => visitor.shows('/', 'oklch(45% .1 250)'),
  },
];
