/** Puts values into a text of the content: fill('for {min} to {max}', { min: '1', max: '20' }). */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
