import * as v from 'valibot';

/** A variable is missing or unusable. The message is one sentence for the owner, free of the variable's value. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';
}

/** Where variables are set, for the message. */
export const where = 'under [vars] in wrangler.toml, or in .dev.vars on your own machine';

/** A variable or several by their schema, whose first message is thrown as an {@link EnvironmentError}. */
export function parseVariables<const S extends v.GenericSchema>(
  schema: S,
  input: unknown,
): v.InferOutput<S> {
  const result = v.safeParse(schema, input, { abortEarly: true });
  if (result.success) return result.output;
  throw new EnvironmentError(result.issues[0].message);
}

/** Whether a text is an http or https address. */
export function isWebAddress(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:');
}
