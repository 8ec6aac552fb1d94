import { use } from 'react';
import type { ServicePage } from '~/content/schemas/service';
import { servicePages } from '~/content/services/index';
import { usePath } from '~/layout/usePath';

const loaders = new Map<string, () => Promise<ServicePage>>(Object.entries(servicePages));
const loaded = new Map<string, Promise<ServicePage>>();

/**
 * The content of the service page at the current address. It suspends without a boundary of its own: the server waits,
 * and taking the page over keeps the HTML that stands there. Fails where a page of the list has no content.
 */
export function useServicePage(): ServicePage {
  const slug = usePath().split('/').at(-1) ?? '';
  const load = loaders.get(slug);
  if (!load) throw new Error(`No content for ${slug}; see app/content/services/index.ts`);
  const page = loaded.get(slug) ?? load();
  loaded.set(slug, page);
  return use(page);
}
