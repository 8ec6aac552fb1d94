import { useState } from 'react';
import { data, isRouteErrorResponse } from 'react-router';

/**
 * Keeps the latest result, which the router forgets at the next navigation, even to the anchor of a field. The keys
 * change with each result, and with each that empties the form.
 */
export function useFormResult<Result extends { readonly outcome: string }>(
  result: Result | undefined,
) {
  const [seen, see] = useState({ latest: result, count: 0, emptied: 0 });
  let { latest, count, emptied } = seen;
  if (result !== undefined && result !== latest) {
    latest = result;
    count += 1;
    if (result.outcome === 'stored') emptied += 1;
    see({ latest, count, emptied });
  }
  return { latest, resultKey: `result ${count}`, formKey: `form ${emptied}` };
}

/** What the server answers; `instead` of an answer that is not ours or does not come. Redirects go on, mistakes are reported. */
export async function answerOr<Answer, Instead>(
  answer: Promise<Answer>,
  instead: () => Instead,
): Promise<Answer | Instead> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Response) throw error;
    // No connection, a newer request, somebody else's answer.
    const isExpected = error instanceof TypeError || error instanceof DOMException;
    if (!isExpected && !isRouteErrorResponse(error)) reportError(error);
    return instead();
  }
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
