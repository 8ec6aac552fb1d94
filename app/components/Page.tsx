import type { ComponentProps, ReactNode } from 'react';
import { ButtonLink } from '~/components/Button';
import type { Link } from '~/content/schemas/primitives';
import type { PageId } from '~/pages';
import { Breadcrumbs } from './Breadcrumbs';
import { ClosingCall } from './ClosingCall';
import { PageHeader } from './PageHeader';

export function Page({
  id,
  content,
  action,
  children,
}: {
  id: PageId;
  content: {
    readonly meta?: unknown;
    readonly header: Pick<ComponentProps<typeof PageHeader>, 'title' | 'subtitle' | 'image'>;
    readonly closing?: ComponentProps<typeof ClosingCall>;
  };
  action?: Link | undefined;
  children?: ReactNode;
}) {
  return (
    <>
      <PageHeader {...content.header} kicker={<Breadcrumbs page={id} />}>
        {action && <ButtonLink link={action} className={content.header.image && 'xl:-mb-9'} />}
      </PageHeader>
      {children}
      {content.closing && <ClosingCall {...content.closing} />}
    </>
  );
}
