import type { PropsWithChildren } from 'react';
import { Logo } from '~/components/Logo';
import { TextLink } from '~/components/links';
import { PlainList } from '~/components/lists';
import { Sheet } from '~/components/Sheet';
import type { ListedSamples, Pricing } from '~/content/collections.server';
import type { EstimateContent } from '~/content/estimate';
import { organization } from '~/content/organization';
import type { SectionText } from '~/content/schemas/page';
import { longDate } from '~/text/long-date';
import type { Priced } from './estimate';
import { Receipt } from './Receipt';

type NoteContent = Pick<Pricing, 'note' | 'included' | 'apart' | 'agreement'> & {
  samples: readonly Pick<ListedSamples['items'][number], 'title' | 'path'>[];
  subsidy: string;
};

/** One page for a board: what it would pay, for what, on which terms, what speaks against it, and what it is asked. */
export function BoardNote({
  words: { note, included, apart, agreement, samples, subsidy },
  name,
  today,
  ...receipt
}: {
  words: NoteContent;
  name: string;
  /** YYYY-MM-DD. */
  today: string;
  content: EstimateContent;
  priced: Priced;
}) {
  return (
    <Sheet
      words={{
        organization: organization.name,
        disclaimer: `${organization.location.text}. ${organization.email}`,
      }}
      mark={<Logo className="size-6 text-evergreen" />}
      dated={<time dateTime={today}>{longDate(today)}</time>}
      className="board-note"
    >
      <h2 className="step-2">{note.title}</h2>
      <div className="mt-4 grid gap-x-8 gap-y-1 border-y border-line py-2 sm:grid-cols-2">
        {name && (
          <p className="min-w-0">
            {note.prepared}{' '}
            <b className="font-650 break-words">
              <bdi>{name}</bdi>
            </b>
          </p>
        )}
        <p className={`step--1 text-muted ${name ? '' : 'sm:col-span-2'}`}>{note.filledIn}</p>
      </div>
      <div className="mt-6">
        <Receipt {...receipt} open />
      </div>
      <div className="mt-6 gap-x-8 border-t border-line pt-2 step--1 leading-normal sm:columns-2">
        <Part heading={included.heading}>
          <PlainList items={included.items} className="list-disc pl-5" />
        </Part>
        <Part heading={apart.heading}>
          <PlainList items={apart.items} className="list-disc pl-5" />
          <p className="mt-1">{apart.text}</p>
        </Part>
        <Part heading={note.drawbacks.heading}>
          <PlainList items={note.drawbacks.items} className="list-disc pl-5" />
        </Part>
        <Part heading={agreement.heading}>
          <Sentences items={agreement.items} />
          <p>{subsidy}</p>
        </Part>
        <Part heading={note.alternatives.heading}>
          <Sentences items={note.alternatives.items} />
        </Part>
        <Part heading={note.receive.heading}>
          <p>{note.receive.text}</p>
          <ul className="list-disc pl-5">
            {samples.map(({ title, path }) => (
              <li key={path}>
                <TextLink link={{ label: title, href: path }} />
              </li>
            ))}
          </ul>
        </Part>
      </div>
      <section className="mt-5 border-t-2 border-ink pt-3">
        <h3 className="step-1">{note.decision.heading}</h3>
        <p className="mt-1">{note.decision.text}</p>
      </section>
    </Sheet>
  );
}

function Part({ heading, children }: PropsWithChildren<{ heading: string }>) {
  return (
    <section className="break-inside-avoid pt-3">
      <h3 className="mb-1 step-0">{heading}</h3>
      {children}
    </section>
  );
}

function Sentences({ items }: { items: readonly SectionText[] }) {
  return items.map(({ heading, text }) => (
    <p key={heading}>
      <b className="font-650">{heading}.</b> {text}{' '}
    </p>
  ));
}
