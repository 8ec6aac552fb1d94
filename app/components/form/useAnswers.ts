import { useState } from 'react';

/**
 * Keeps the latest answer to a form's posts, which the router forgets at the next navigation, be it only to the anchor of a
 * field. With two React keys: another for each answer, and for each that empties the form.
 */
export function useAnswers<Answer extends { readonly outcome: string }>(
  answer: Answer | undefined,
) {
  const [seen, see] = useState({ latest: answer, count: 0, emptied: 0 });
  let { latest, count, emptied } = seen;
  if (answer !== undefined && answer !== latest) {
    latest = answer;
    count += 1;
    if (answer.outcome === 'stored') emptied += 1;
    see({ latest, count, emptied });
  }
  return { latest, answerKey: `answer ${count}`, formKey: `form ${emptied}` };
}
