import type { Page } from '../../app/pages.ts';

/** What is wrong in the list of pages, a line each. */
export function pageProblems(pages: readonly Page[], hasFile: (path: string) => boolean) {
  const ids = pages.map(({ id }) => id);
  const names = [...ids, ...pages.map(({ path }) => path)];
  const repeated = new Set(names.filter((name, index) => names.indexOf(name) !== index));
  const faults = pages.flatMap(({ id, module, parent }) => {
    const file = `app/routes/${module}.tsx`;
    return [
      hasFile(file) ? [] : `${id}: ${file} does not exist; npm run add:page makes it`,
      parent === undefined || ids.includes(parent)
        ? []
        : `${id}: no page has the id ${parent}; correct its parent`,
    ].flat();
  });
  const all = [...repeated].map((name) => `${name}: give every page an id and a path of its own`);
  return [...all, ...faults].map((fault) => `app/pages.ts: ${fault}`);
}
