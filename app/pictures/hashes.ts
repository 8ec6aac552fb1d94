/**
 * A hash of each picture's files, by its key or by an owner's photograph's address. The build fills it in
 * (scripts/build/pictures.ts); in development and in commands it is empty.
 */
export const hashes: Readonly<Record<string, string>> = {};
