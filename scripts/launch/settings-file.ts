/** wrangler.toml with these variables under [vars], and all else, comments too, as it was. */
export function withVars(toml: string, vars: Readonly<Record<string, string>>): string {
  let text = toml.replace(/^# \[vars\]$/m, '[vars]');
  for (const [name, value] of Object.entries(vars)) {
    const line = `${name} = ${JSON.stringify(value)}`;
    const place = new RegExp(`^(# )?${name} = .*$`, 'm');
    text = place.test(text)
      ? text.replace(place, () => line)
      : text.replace('[vars]', () => `[vars]\n${line}`);
  }
  return text;
}

/** wrangler.toml whose Worker answers on a domain of one's own. */
export function withDomain(toml: string, host: string): string {
  return toml
    .replace(/^# \[\[routes\]\]$/m, '[[routes]]')
    .replace(/^(# )?pattern = .*$/m, () => `pattern = ${JSON.stringify(host)}`)
    .replace(/^# custom_domain = true$/m, 'custom_domain = true');
}

/** A data file of app/content with another value of a text that stands in it once. */
export function withFact(json: string, name: string, value: string): string {
  return json.replace(
    new RegExp(`^( *"${name}": )".*"(,?)$`, 'm'),
    (_, before: string, after: string) => `${before}${JSON.stringify(value)}${after}`,
  );
}
