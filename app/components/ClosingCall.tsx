import { useId } from 'react';
import { LinkButton } from '~/components/Button';
import { TextLink } from '~/components/SmartLink';
import type { SectionText } from '~/content/schemas/page';
import type { Link } from '~/content/schemas/primitives';

/** A band for what we do, a card for who we are, a line for what can be bought or looked up. */
const looks = {
  band: { ground: 'bg-lake-wash', box: 'wrap py-16 md:py-24', heading: 'step-4' },
  card: { ground: 'pb-14 md:pb-22', box: 'card p-7 sm:p-10', heading: 'step-3' },
  line: { ground: '', box: 'wrap border-t border-line py-12 md:py-16', heading: 'step-3' },
} as const;

/** The invitation at the end of a page, from its `closing` content: one button and, quietly, an email. */
export function ClosingCall({
  look,
  heading,
  text,
  primary,
  mail,
}: SectionText & { look: keyof typeof looks; primary: Link; mail?: Link }) {
  const id = useId();
  const { ground, box, heading: size } = looks[look];
  const call = (
    <div className={`${box} grid items-end gap-8 md:grid-cols-12`}>
      <div className="md:col-span-7">
        <h2 id={id} className={size}>
          {heading}
        </h2>
        <p className="mt-4 max-w-[36rem] text-muted">{text}</p>
      </div>
      <div className="flex flex-col items-start gap-4 md:col-span-5 md:items-end">
        <LinkButton link={primary} size="lg" />
        {mail && <TextLink link={mail} />}
      </div>
    </div>
  );
  return (
    <section aria-labelledby={id} className={`no-print ${ground}`}>
      {look === 'card' ? <div className="wrap">{call}</div> : call}
    </section>
  );
}
