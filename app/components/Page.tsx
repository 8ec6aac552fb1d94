import {
  Children,
  type ComponentProps,
  type PropsWithChildren,
  type ReactNode,
  useDeferredValue,
  useId,
} from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { ButtonLink } from '~/components/Button';
import { TextLink } from '~/components/links';
import type { PageId } from '~/content/pages';
import type { SectionText } from '~/content/schemas/page';
import type { Link } from '~/content/schemas/primitives';
import { Breadcrumbs, PageHeader } from './PageHeader';

export function Page({
  id,
  content,
  children,
}: {
  id: PageId;
  content: {
    readonly header: Pick<ComponentProps<typeof PageHeader>, 'title' | 'subtitle' | 'image'>;
    readonly closing?: ComponentProps<typeof ClosingCall>;
  };
  children?: ReactNode;
}) {
  const [first, ...rest] = Children.toArray(children);
  return (
    <>
      <PageHeader {...content.header} kicker={<Breadcrumbs page={id} />} />
      {first}
      <BelowFold>
        {rest}
        {content.closing && <ClosingCall {...content.closing} />}
      </BelowFold>
    </>
  );
}

/**
 * After a link inside the site is followed, what stands above is painted before this is drawn: on a slow phone the new page
 * shows sooner. Back needs the whole height for the place it returns to, and an anchor what it names.
 */
export function BelowFold({ children }: PropsWithChildren) {
  const isLink = useNavigationType() === 'PUSH';
  const { hash } = useLocation();
  const isDrawn = useDeferredValue(true, !isLink || hash !== '');
  return isDrawn ? children : <div className="h-dvh" />;
}

export function ClosingCall({
  heading,
  text,
  primary,
  mail,
}: SectionText & { primary: Link; mail?: Link }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="no-print wrap section-space">
      <div className="grid items-end gap-6 border-t-2 border-ink pt-8 md:pt-10 md:grid-cols-12">
        <div className="md:col-span-7">
          <h2 id={id} className="step-3">
            {heading}
          </h2>
          <p className="mt-4 text-balance text-muted">{text}</p>
        </div>
        <div className="flex flex-col items-start gap-4 md:col-span-5 md:items-end">
          <ButtonLink link={primary} size="lg" variant="accent" />
          {mail && <TextLink link={mail} />}
        </div>
      </div>
    </section>
  );
}
