import { useState } from 'react';

/**
 * Keeps the latest answer, which the router forgets at the next navigation, even to the anchor of a field. The keys
 * change with each answer, and with each that empties the form.
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
