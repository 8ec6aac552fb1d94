import type { ComponentProps, ReactNode } from 'react';
import type { PageId } from '~/pages';
import { Breadcrumbs } from './Breadcrumbs';
import { ClosingCall } from './ClosingCall';
import { PageHeader } from './PageHeader';

export function Page({
  id,
  content,
  children,
}: {
  id: PageId;
  content: {
    readonly meta?: unknown;
    readonly header: Pick<ComponentProps<typeof PageHeader>, 'title' | 'subtitle' | 'image'>;
    readonly closing?: ComponentProps<typeof ClosingCall>;
  };
  children?: ReactNode;
}) {
  return (
    <>
      <PageHeader {...content.header} kicker={<Breadcrumbs page={id} />} />
      {children}
      {content.closing && <ClosingCall {...content.closing} />}
    </>
  );
}
