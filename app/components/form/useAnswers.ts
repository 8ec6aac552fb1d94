import { useState } from 'react';

/** The latest answer to a form's posts, and two React keys: another for each answer, and for each that empties the form. */
export interface Answers<Answer> {
  readonly latest: Answer | undefined;
  readonly answerKey: string;
  readonly formKey: string;
}

/** Keeps the latest answer, which the router forgets at the next navigation, be it only to the anchor of a field. */
export function useAnswers<Answer extends { readonly outcome: string }>(
  answer: Answer | undefined,
): Answers<Answer> {
  const [seen, see] = useState({ latest: answer, count: 0, emptied: 0 });
  let { latest, count, emptied } = seen;
  if (answer !== undefined && answer !== latest) {
    latest = answer;
    count += 1;
    if (answer.outcome === 'stored' || answer.outcome === 'ignored') emptied += 1;
    see({ latest, count, emptied });
  }
  return { latest, answerKey: `answer ${count}`, formKey: `form ${emptied}` };
}
