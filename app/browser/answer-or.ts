import { isRouteErrorResponse } from 'react-router';

/**
 * What the server answers to a request; `instead` of an answer that is not ours or does not come. Redirects go on, mistakes are
 * reported.
 */
export async function answerOr<Answer, Instead>(
  { signal }: Request,
  answer: Promise<Answer>,
  instead: (error: unknown) => Instead,
): Promise<Answer | Instead> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof Response) throw error;
    // A newer request, no connection, somebody else's answer.
    const isExpected =
      signal.aborted ||
      error instanceof TypeError ||
      error instanceof DOMException ||
      isRouteErrorResponse(error);
    if (!isExpected) reportError(error);
    return instead(error);
  }
}
