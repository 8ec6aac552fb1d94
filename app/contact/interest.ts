/**
 * The option that the query parameter `interest` names, or null. Both are compared as bare words in lower case, since
 * options hold `/`, `&` and hyphens: `job-inquiry-unsolicited-resume` names "Job Inquiry / Unsolicited Resume".
 */
export function matchInterest<const Option extends string>(
  parameter: string | null,
  options: readonly Option[],
): Option | null {
  const wanted = words(parameter ?? '');
  if (wanted === '') return null;
  return options.find((option) => words(option) === wanted) ?? null;
}

function words(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('&', ' ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && word !== 'and')
    .join(' ');
}
