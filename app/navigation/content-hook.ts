import { use } from 'react';

/** Makes the hook that fetches a page's content by its key; it suspends, so that what is shown stays. Throws for a wrong key. */
export function contentHook<Content>(loaders: Readonly<Record<string, () => Promise<Content>>>) {
  const fetched = new Map<string, Promise<Content>>();
  return function useContent(key: string): Content {
    const load = loaders[key];
    if (!load) throw new Error(`There is no content for ${key}`);
    const content = fetched.get(key) ?? load().catch(toDocument);
    fetched.set(key, content);
    return use(content);
  };
}

const isHydrated = () => document.querySelector('#site-menu[data-hydrated]') !== null;

/** After a deploy a file may be gone: then the address, which the browser shows already, is asked for as a document. */
function toDocument(error: unknown): Promise<never> {
  // A document that cannot be hydrated would be asked for without end.
  if (!isHydrated()) throw error;
  location.replace(location.pathname + location.search);
  return new Promise(() => {});
}
