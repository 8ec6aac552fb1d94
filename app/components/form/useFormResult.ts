import { useState } from 'react';
import { data } from 'react-router';
import { answerOr } from '~/components/answer-or';

/**
 * Keeps the latest result, which the router forgets at the next navigation, even to the anchor of a field. The keys
 * change with each result, and with each that empties the form.
 */
export function useFormResult<Result extends { readonly outcome: string }>(
  result: Result | undefined,
) {
  const [seen, setSeen] = useState({ latest: result, count: 0, emptied: 0 });
  let { latest, count, emptied } = seen;
  if (result !== undefined && result !== latest) {
    latest = result;
    count += 1;
    if (result.outcome === 'stored') emptied += 1;
    setSeen({ latest, count, emptied });
  }
  return { latest, resultKey: `result ${count}`, formKey: `form ${emptied}` };
}

/** The form's failure, with what was typed, instead of any answer that is not the action's own. */
export async function keepTyped<Result>({
  request,
  serverAction,
}: {
  request: Request;
  serverAction: () => Promise<Result>;
}) {
  const typed = await request.clone().text();
  return answerOr(serverAction(), () => {
    const values: Record<string, string> = {};
    // Ticked boxes of one name become lines, as the server makes them.
    for (const [name, value] of new URLSearchParams(typed))
      values[name] = Object.hasOwn(values, name) ? `${values[name]}\n${value}` : value;
    return data({ outcome: 'failed', status: 503, values } as const, { status: 503 });
  });
}
