import { gunzipSync, gzipSync } from 'node:zlib';
import { Decrypter, Encrypter } from 'age-encryption';
import { StackError } from '../stack/command.ts';

/** Whatever is wrong with a key, the library throws an Error without a class of its own. */
function tried<Result>(work: () => Result, sentence: string): Result {
  try {
    return work();
  } catch {
    throw new StackError(sentence);
  }
}

/** Compresses and encrypts lines for whoever has the secret half of the key (age-encryption.org/v1). */
export function sealer(publicKey: string) {
  const encrypter = new Encrypter();
  tried(
    () => encrypter.addRecipient(publicKey),
    'Set BACKUP_PUBLIC_KEY: npm run backup:key makes one.',
  );
  return (lines: readonly string[]): Promise<Uint8Array> =>
    encrypter.encrypt(gzipSync(lines.join('\n')));
}

/** The lines of a sealed file. Throws {@link StackError} when a single byte of it is another. */
export async function unseal(sealed: Uint8Array, secretKey: string): Promise<readonly string[]> {
  const decrypter = new Decrypter();
  tried(
    () => decrypter.addIdentity(secretKey),
    'Set BACKUP_SECRET_KEY to the key that npm run backup:key gave with the public one.',
  );
  const opened = await decrypter.decrypt(sealed).catch(() => {
    throw new StackError(
      'The file is no backup for this key, or it is cut or changed: nothing was restored.',
    );
  });
  return gunzipSync(opened).toString().split('\n');
}
