import { isRouteErrorResponse } from 'react-router';

/** What the server answers; `instead` of an answer that is not ours or does not come. Redirects go on, mistakes are reported. */
export async function answerOr<Answer, Instead>(
  answer: Promise<Answer>,
  instead: (error: unknown) => Instead,
): Promise<Answer | Instead> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Response) throw error;
    // No connection, a newer request, somebody else's answer.
    const isExpected = error instanceof TypeError || error instanceof DOMException;
    if (!isExpected && !isRouteErrorResponse(error)) reportError(error);
    return instead(error);
  }
}
