import type { TreeCopy } from '../copy/tree-copy.ts';

/**
 * Removes a page as the README says: its text, a line in app/redirects.ts, and what check:content names, its social card too. Throws when
 * places are left that it does not name.
 */
export function takeOut(
  copy: TreeCopy,
  { address, to }: { address: string; to: string },
  removeText: () => void,
): void {
  removeText();
  copy.replace('app/redirects.ts', '> = {\n', `> = {\n  '${address}': '${to}',\n`);
  const { said } = copy.npm('check:content');
  const named = new Set(
    [...said.matchAll(/app\/content\/[\w/-]+\.(ts|md)/g)].map(([file]) => file),
  );
  for (const file of named) {
    if (copy.has(file)) copy.write(file, without(copy.read(file), { address, to }));
  }
  const [, card = 'no card'] = /^(public\/images\/social\/\S+): its page is gone/m.exec(said) ?? [];
  copy.remove(card);
  const after = copy.npm('check:content');
  if (!after.ok) throw new Error(`After ${address} was taken out:\n${after.said}`);
}

/** In typed content the whole entry goes, as an owner would take it out of a list; in a sentence the link leads on. */
function without(text: string, { address, to }: { address: string; to: string }): string {
  const last = address.slice(address.lastIndexOf('/') + 1);
  const entry = new RegExp(`\\n *\\{[^{}]*'${address}'[^{}]*\\},`, 'g');
  const loader = new RegExp(`\\n *'${last}': async[^,]*,`);
  const line = new RegExp(`\\n- ${address}(?=\\n)`, 'g');
  return text.replace(entry, '').replace(loader, '').replace(line, '').replaceAll(address, to);
}
