import { useState } from 'react';

/**
 * The latest answer to a post, for as long as its page stands. The router forgets it at the next navigation, be it only to
 * an anchor, such as the field that an error's link leads to.
 */
export function useLatestSubmission<Submission>(
  actionData: Submission | undefined,
): Submission | undefined {
  const [latest, setLatest] = useState(actionData);
  if (actionData === undefined || actionData === latest) return latest;
  setLatest(actionData);
  return actionData;
}
