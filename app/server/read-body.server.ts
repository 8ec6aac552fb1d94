export class TooLargeError extends Error {
  override readonly name = 'too-large';
}

/** Rejects with {@link TooLargeError} at the first byte beyond `limit`. */
export async function readBody(
  body: ReadableStream<Uint8Array<ArrayBuffer>> | null,
  limit: number,
): Promise<Uint8Array<ArrayBuffer>> {
  if (body === null) return new Uint8Array();
  const reader = body.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Uint8Array(await new Blob(chunks).arrayBuffer());
    length += value.byteLength;
    if (length > limit) {
      reader.cancel().catch(() => {});
      throw new TooLargeError(`more than ${limit} bytes`);
    }
    chunks.push(value);
  }
}
