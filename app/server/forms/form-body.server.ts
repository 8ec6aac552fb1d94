import * as v from 'valibot';
import { honeypotField } from '../../content/form-fields.ts';
import { readBody, withTimeout } from '../bounded-calls.server.ts';
import { byteLimits, timeLimits } from '../limits.server.ts';

const statuses = {
  malformed: 400,
  'too-slow': 408,
  'too-large': 413,
  'content-type': 415,
} as const;

type Reason = keyof typeof statuses;

export interface FormRefusal {
  readonly status: (typeof statuses)[Reason];
  readonly reason: Reason;
}

export type FormValues<Field extends string> = Readonly<Record<Field, string>>;

/** What was typed is given back with a refusal too, as far as it could be read. */
type FormBody<Field extends string> =
  | { readonly values: FormValues<Field>; readonly honeypotFilled: boolean }
  | { readonly refusal: FormRefusal; readonly values: Partial<FormValues<Field>> };

/** Reads these fields and the honeypot of a posted form, and ignores others. */
export async function readFormBody<const Field extends string>(
  request: Request,
  fields: readonly Field[],
): Promise<FormBody<Field>> {
  const refuse = (reason: Reason, values: Partial<FormValues<Field>> = {}) => ({
    refusal: { status: statuses[reason], reason },
    values,
  });
  const contentType = request.headers.get('Content-Type') ?? '';
  if (!isFormType(contentType)) return refuse('content-type');
  const tooMuch = byteLimits.formGivenBack;
  if (Number(request.headers.get('Content-Length')) > tooMuch) return refuse('too-large');
  const bytes = await withTimeout(readBody(request.body, tooMuch), timeLimits.formBody, null);
  if (bytes === null) return refuse('too-slow');
  if (typeof bytes === 'string') return refuse(bytes === 'cut-off' ? 'malformed' : bytes);
  const entries = await parse(bytes, contentType);
  if (entries === null) return refuse('malformed');
  const { values, honeypotFilled, isMalformed } = collect(entries, fields);
  if (bytes.length > byteLimits.formBody) return refuse('too-large', values);
  const isRefused = isMalformed || !isEncodedWell(bytes, contentType);
  return isRefused ? refuse('malformed', values) : { values, honeypotFilled };
}

function isFormType(contentType: string): boolean {
  const charset = /;\s*charset="?([^";\s]+)/i.exec(contentType)?.[1] ?? 'utf-8';
  return (
    charset.toLowerCase() === 'utf-8' &&
    /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i.test(contentType)
  );
}

const isMultipart = (contentType: string) => /^multipart/i.test(contentType);

/** Replaces what cannot be decoded. Null for a multipart body whose parts cannot be told apart. */
async function parse(
  bytes: Uint8Array<ArrayBuffer>,
  contentType: string,
): Promise<Iterable<[string, string | File]> | null> {
  if (!isMultipart(contentType)) return new URLSearchParams(new TextDecoder().decode(bytes));
  const headers = { 'Content-Type': contentType };
  return new Response(bytes, { headers }).formData().catch((error: unknown) => {
    if (error instanceof TypeError) return null;
    throw error;
  });
}

function isEncodedWell(bytes: Uint8Array, contentType: string): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    // The result is used: a build may leave out a call without one.
    return isMultipart(contentType) || decodeURIComponent(text).length >= 0;
  } catch (error) {
    if (error instanceof TypeError || error instanceof URIError) return false;
    throw error;
  }
}

function collect<Field extends string>(
  entries: Iterable<[string, string | File]>,
  fields: readonly Field[],
) {
  const found = new Map<string, string>();
  let honeypotFilled = false;
  let isMalformed = false;
  for (const [name, value] of entries) {
    if (name === honeypotField) honeypotFilled ||= value !== '';
    if (!fields.some((field) => field === name)) continue;
    // PostgreSQL cannot store NUL.
    if (typeof value !== 'string' || value.includes('\0')) {
      isMalformed = true;
      continue;
    }
    // Browsers send every line break as CR LF, and ticked boxes of one name as values of their own.
    const [before, text] = [found.get(name), value.replaceAll(/\r\n?/g, '\n')];
    found.set(name, before === undefined ? text : `${before}\n${text}`);
  }
  const ValuesSchema = v.object(v.entriesFromList(fields, v.optional(v.string(), '')));
  const values: FormValues<Field> = v.parse(ValuesSchema, Object.fromEntries(found));
  return { values, honeypotFilled, isMalformed };
}
