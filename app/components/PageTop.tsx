import { LinkButton } from '~/components/Button';
import type { Link } from '~/content/schemas/primitives';
import { type PageId, pageById } from '~/pages';
import { Breadcrumbs } from './Breadcrumbs';
import { PageHeader } from './PageHeader';
import { PageMeta } from './PageMeta';

/**
 * The top of a page of the list in app/pages.ts: what search engines are told and the header with its breadcrumbs. `meta`
 * and `header` are the page's content; `action` is the header's button.
 */
export function PageTop({
  page,
  meta,
  header,
  action,
}: {
  page: PageId;
  meta: { readonly title: string; readonly description: string };
  header: Pick<Parameters<typeof PageHeader>[0], 'title' | 'subtitle' | 'image'>;
  action?: Link | undefined;
}) {
  const { path, indexed } = pageById(page);
  return (
    <>
      <PageMeta {...meta} path={path} card={page} indexed={indexed !== false} />
      <PageHeader {...header} kicker={<Breadcrumbs page={page} />}>
        {action && <LinkButton link={action} size="lg" />}
      </PageHeader>
    </>
  );
}
