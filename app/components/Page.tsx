import type { ComponentProps, ReactNode } from 'react';
import { LinkButton } from '~/components/Button';
import type { Link } from '~/content/schemas/primitives';
import { type PageId, pageById } from '~/pages';
import { Breadcrumbs } from './Breadcrumbs';
import { ClosingCall } from './ClosingCall';
import { PageHeader } from './PageHeader';
import { PageMeta } from './PageMeta';

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
    readonly meta: { readonly title: string; readonly description: string };
    readonly header: Pick<ComponentProps<typeof PageHeader>, 'title' | 'subtitle' | 'image'>;
    readonly closing?: Omit<Closing, 'look'>;
  };
  action?: Link | undefined;
  closing?: Closing['look'];
  children?: ReactNode;
}) {
  const { path, indexed } = pageById(id);
  return (
    <>
      <PageMeta {...content.meta} path={path} card={id} indexed={indexed !== false} />
      <PageHeader {...content.header} kicker={<Breadcrumbs page={id} />}>
        {action && <LinkButton link={action} size="lg" />}
      </PageHeader>
      {children}
      {closing && content.closing && <ClosingCall look={closing} {...content.closing} />}
    </>
  );
}
