import { useState } from 'react';

/** The key of a form that each stored submission empties, and nothing else; another than the submission's own id. */
export function useFormKey(
  submission: { readonly outcome: string; readonly id: string } | undefined,
): string {
  const [key, setKey] = useState('first');
  const current = submission?.outcome === 'stored' ? `after ${submission.id}` : key;
  if (current !== key) setKey(current);
  return current;
}
