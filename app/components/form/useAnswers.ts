import { useState } from 'react';
import { data } from 'react-router';

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

/** When no answer comes, returns the form's failure with what was typed. */
export async function keepTyped<Answer>({
  request,
  serverAction,
}: {
  request: Request;
  serverAction: () => Promise<Answer>;
}) {
  const typed = await request.clone().text();
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response) throw error;
    const values = Object.fromEntries(new URLSearchParams(typed));
    return data({ outcome: 'failed', status: 503, values } as const, { status: 503 });
  }
}
