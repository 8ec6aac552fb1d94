/** A name that browsers give, also one of before, such as Asia/Calcutta. An offset such as +05:30 is none. */
export const isTimeZone = (name: string): boolean => /^[a-z]/i.test(name) && zoneName(name) !== '';

/** "Newfoundland Time", "India Standard Time"; '' for what is no zone. */
export function zoneName(timeZone: string): string {
  try {
    const format = new Intl.DateTimeFormat('en-CA', { timeZone, timeZoneName: 'longGeneric' });
    return format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? '';
  } catch (error) {
    if (error instanceof RangeError) return '';
    throw error;
  }
}
