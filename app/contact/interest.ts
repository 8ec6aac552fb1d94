/**
 * The option that the query parameter `interest` names, or null. Hyphens are read as spaces and case does not count;
 * since some options hold `/`, `&` or hyphens themselves, both sides are compared as bare words:
 * `job-inquiry-unsolicited-resume` and `Job-Inquiry-/-Unsolicited-Resume` both name
 * "Job Inquiry / Unsolicited Resume".
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
