const root = decodeURI(new URL('../../', import.meta.url).pathname);

/** Why a module of app/ cannot be loaded, in a line: file, place and fix. Undefined where no module of app/ is the cause. */
export function moduleFault(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { message, stack = '' } = error;
  const [, gone, from] = /^Cannot find module '(.+)' imported from (.+)$/.exec(message) ?? [];
  if (gone?.startsWith(root) && from?.startsWith(root)) {
    return `${short(gone)}: the whole: the file is gone, and ${short(from)} imports it; bring it back or remove that line`;
  }
  const [, data, at] = /^(\/.+\.json): .*\(line (\d+) /.exec(message) ?? [];
  if (data?.startsWith(root)) {
    return `${short(data)}: line ${at}: it cannot be read; look there and just above for a missing quotation mark, comma or bracket`;
  }
  const [, file, line] = /file:\/\/(\S+\/app\/[^\s:]+):(\d+)/.exec(decodeURI(stack)) ?? [];
  if (!file?.startsWith(root)) return undefined;
  return `${short(file)}: line ${line}: it cannot be read (${message}); look there and just above for a misspelt name, a missing quotation mark, comma or bracket`;
}

const short = (path: string) => path.slice(root.length);
