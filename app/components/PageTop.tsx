import { LinkButton } from '~/components/Button';
import type { Link } from '~/content/schemas/primitives';
import { type PageId, pageById } from '~/pages';
import { Breadcrumbs } from './Breadcrumbs';
import { PageHeader } from './PageHeader';
import { PageMeta } from './PageMeta';

/** Head elements and header of a page of app/pages.ts, from its content; `action` is the header's button. */
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
