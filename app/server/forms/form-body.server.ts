import { honeypotField } from '../../content/form-fields.ts';
import { byteLimits, timeLimits } from '../limits.server.ts';
import { readBody, TooLargeError } from '../read-body.server.ts';
import { withTimeout } from '../with-timeout.server.ts';

export type FormRefusal =
  | { readonly status: 400; readonly reason: 'malformed' | 'unknown-field' | 'repeated-field' }
  | { readonly status: 408; readonly reason: 'too-slow' }
  | { readonly status: 413; readonly reason: 'too-large' }
  | { readonly status: 415; readonly reason: 'content-type' };

export type FormValues<Field extends string> = Readonly<Record<Field, string>>;

type FormBody<Field extends string> =
  | { readonly values: FormValues<Field>; readonly honeypotFilled: boolean }
  | { readonly refusal: FormRefusal };

/** Reads a posted form with these fields, the honeypot and nothing else. Never rejects. */
export async function readFormBody<const Field extends string>(
  request: Request,
  fields: readonly Field[],
): Promise<FormBody<Field>> {
  const contentType = request.headers.get('Content-Type') ?? '';
  if (!isFormType(contentType)) return { refusal: { status: 415, reason: 'content-type' } };
  if (Number(request.headers.get('Content-Length')) > byteLimits.formBody) {
    return { refusal: { status: 413, reason: 'too-large' } };
  }
  try {
    const body = readBody(request.body, byteLimits.formBody);
    const bytes = await withTimeout(body, timeLimits.formBody, null);
    if (bytes === null) return { refusal: { status: 408, reason: 'too-slow' } };
    return collect(await parse(bytes, contentType), fields);
  } catch (error) {
    return error instanceof TooLargeError
      ? { refusal: { status: 413, reason: 'too-large' } }
      : { refusal: { status: 400, reason: 'malformed' } };
  }
}

function isFormType(contentType: string): boolean {
  const charset = /;\s*charset="?([^";\s]+)/i.exec(contentType)?.[1] ?? 'utf-8';
  return (
    charset.toLowerCase() === 'utf-8' &&
    /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i.test(contentType)
  );
}

async function parse(
  bytes: Uint8Array,
  contentType: string,
): Promise<Iterable<[string, string | File]>> {
  const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  if (/^multipart/i.test(contentType)) {
    return new Response(text, { headers: { 'Content-Type': contentType } }).formData();
  }
  // URLSearchParams replaces what it cannot decode; decodeURIComponent throws. PostgreSQL cannot store NUL.
  if (decodeURIComponent(text).includes('\0')) throw new Error('NUL');
  return new URLSearchParams(text);
}

function collect<Field extends string>(
  entries: Iterable<[string, string | File]>,
  fields: readonly Field[],
): FormBody<Field> {
  const values: Partial<Record<Field, string>> = {};
  let honeypotFilled = false;
  for (const [name, value] of entries) {
    if (name === honeypotField) {
      honeypotFilled ||= value !== '';
      continue;
    }
    const field = fields.find((known) => known === name);
    if (field === undefined) return { refusal: { status: 400, reason: 'unknown-field' } };
    if (Object.hasOwn(values, field)) return { refusal: { status: 400, reason: 'repeated-field' } };
    if (typeof value !== 'string' || value.includes('\0')) {
      return { refusal: { status: 400, reason: 'malformed' } };
    }
    // Browsers send every line break as CR LF.
    values[field] = value.replaceAll(/\r\n?/g, '\n');
  }
  for (const field of fields) values[field] ??= '';
  return isComplete(values, fields)
    ? { values, honeypotFilled }
    : { refusal: { status: 400, reason: 'malformed' } };
}

function isComplete<Field extends string>(
  values: Partial<Record<Field, string>>,
  fields: readonly Field[],
): values is Record<Field, string> {
  return fields.every((field) => Object.hasOwn(values, field));
}
