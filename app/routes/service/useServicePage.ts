import type { ServicePage } from '~/content/schemas/service';
import { servicePages } from '~/content/services/index';
import { usePath } from '~/layout/usePath';

/** The content of the service page at the current address. Fails where a page of the list has no content. */
export function useServicePage(): ServicePage {
  const path = usePath();
  const found = Object.values(servicePages).find(({ slug }) => path === `/services/${slug}`);
  if (!found) throw new Error(`No content for ${path}; see app/content/services/index.ts`);
  return found;
}
