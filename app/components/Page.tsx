import type { ComponentProps, ReactNode } from 'react';
import { LinkButton } from '~/components/Button';
import type { Link } from '~/content/schemas/primitives';
import type { PageId } from '~/pages';
import { Breadcrumbs } from './Breadcrumbs';
import { ClosingCall } from './ClosingCall';
import { PageHeader } from './PageHeader';

type Closing = ComponentProps<typeof ClosingCall>;

/** A page of app/pages.ts from its content. `action` is the header's button, `closing` the look of the invitation at its end. */
export function Page({
  id,
  content,
  action,
  closing,
  children,
}: {
  id: PageId;
  content: {
    readonly meta?: unknown;
    readonly header: Pick<ComponentProps<typeof PageHeader>, 'title' | 'subtitle' | 'image'>;
    readonly closing?: Omit<Closing, 'look'>;
  };
  action?: Link | undefined;
  closing?: Closing['look'];
  children?: ReactNode;
}) {
  return (
    <>
      <PageHeader {...content.header} kicker={<Breadcrumbs page={id} />}>
        {action && <LinkButton link={action} />}
      </PageHeader>
      {children}
      {closing && content.closing && <ClosingCall look={closing} {...content.closing} />}
    </>
  );
}
