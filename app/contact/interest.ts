/** `job-inquiry-unsolicited-resume` names the option with these words. Null when no option has them. */
export function matchInterest<const Option extends string>(
  parameter: string | null,
  options: readonly Option[],
): Option | null {
  const wanted = words(parameter ?? '');
  if (wanted === '') return null;
  return options.find((option) => words(option) === wanted) ?? null;
}

export const interestParameter = (option: string) => words(option).replaceAll(' ', '-');

function words(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('&', ' ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && word !== 'and')
    .join(' ');
}
