import { useState } from 'react';

/** The latest answer to a form's posts; two counters, to be keys: of all answers, and of those that empty the form. */
export interface Answers<Answer> {
  readonly latest: Answer | undefined;
  readonly count: number;
  readonly emptied: number;
}

/**
 * Keeps the latest answer for as long as the page stands: the router forgets it at the next navigation, be it only to the
 * anchor of a field.
 */
export function useAnswers<Answer extends { readonly outcome: string }>(
  answer: Answer | undefined,
): Answers<Answer> {
  const [seen, see] = useState<Answers<Answer>>({ latest: answer, count: 0, emptied: 0 });
  if (answer === undefined || answer === seen.latest) return seen;
  const empties = answer.outcome === 'stored' || answer.outcome === 'ignored';
  const next = {
    latest: answer,
    count: seen.count + 1,
    emptied: seen.emptied + (empties ? 1 : 0),
  };
  see(next);
  return next;
}
