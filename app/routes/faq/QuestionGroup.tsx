import type { FaqGroup, Question } from '~/content/schemas/faq';
import { QuestionItem } from './QuestionItem';

/** One group of questions; hidden as a whole when none of them matches the search. */
export function QuestionGroup({
  group,
  searched,
  matches,
}: {
  group: FaqGroup;
  searched: string;
  matches: (question: Question) => boolean;
}) {
  const headingId = `${group.id}-title`;
  return (
    <section id={group.id} aria-labelledby={headingId} hidden={!group.questions.some(matches)}>
      <h2 id={headingId} className="step-2">
        {group.category}
      </h2>
      <ul className="mt-4 border-b border-line">
        {group.questions.map((question) => (
          <li key={question.id} hidden={!matches(question)} className="border-t border-line">
            <QuestionItem {...question} searched={searched} />
          </li>
        ))}
      </ul>
    </section>
  );
}
