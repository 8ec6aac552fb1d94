import { useEffect, useRef, useState } from 'react';
import { ButtonLink } from '~/components/Button';
import { Fold } from '~/components/Fold';
import { FieldError, FieldHint, type FieldText } from '~/components/form/field-parts';
import { contact } from '~/content/contact';
import { organization } from '~/content/organization';
import { isTimeZone, zoneName } from '~/text/time-zone';
import type { Offer } from './message.server';

const { times: words } = contact.form;

/** Days that open, with a box for each time; or the owner's calendar, where there is one. */
export function TimeFields({
  offer: { days, hint, calendar },
  error,
  value = '',
  onChosen,
}: Pick<FieldText, 'error' | 'value'> & { offer: Offer; onChosen: () => void }) {
  const fields = useRef<HTMLFieldSetElement>(null);
  const [chosen, setChosen] = useState(value);
  const [visitor, setVisitor] = useState<ReturnType<typeof visitorsClock>>(null);
  useEffect(() => {
    // A browser may have ticked boxes before React came.
    setChosen(checkedIn(fields.current));
    setVisitor(visitorsClock());
  }, []);
  const picked = chosenFrom(days, chosen);
  const unbroken = picked.map((time) => time.replaceAll(' ', '\u00a0'));
  const isFull = picked.length >= words.most;
  const ticked = value.split('\n');
  const isTicked = (times: Offer['days'][number]['times']) =>
    times.some((time) => ticked.includes(time.value));
  return (
    <div id={contact.booking.id} className="time-fields card min-w-0 p-3 sm:p-4">
      {calendar ? (
        <>
          <h2 className="step-1">{words.legend}</h2>
          <p className="mb-5 mt-3">{calendar.text}</p>
          <ButtonLink link={calendar} />
        </>
      ) : (
        <fieldset
          ref={fields}
          id="times"
          tabIndex={-1}
          aria-describedby={error ? 'times-hint times-error' : 'times-hint'}
          className="min-w-0 border-0 p-0"
          onChange={() => {
            const now = checkedIn(fields.current);
            setChosen(now);
            if (now !== '') onChosen();
          }}
        >
          <legend className="float-left w-full p-0">
            <h2 className="step-1">{words.legend}</h2>
          </legend>
          <FieldHint name="times" className="clear-both pt-2">
            {hint}
          </FieldHint>
          <input type="hidden" name="time_zone" value={visitor?.zone ?? ''} />
          <FieldError name="times" error={error} className="mt-3" />
          <p role="status" className="mt-3 step--1 font-600 text-evergreen empty:hidden">
            {picked.length > 0 && `${words.chosen}: ${unbroken.join('; ')}`}
            {isFull && ` ${words.full}`}
          </p>
          <div className="mt-4 border-t border-edge">
            {days.map(({ label, times }, index) => (
              <Fold
                key={label}
                name="day"
                open={isTicked(times) || (index === 0 && !days.some((day) => isTicked(day.times)))}
                className="border-b border-edge"
                summary={label}
                summaryLook="flex min-h-11 py-1.5 leading-tight"
              >
                <p className="pb-1 step--1 text-muted empty:hidden">
                  {times[0] && visitor?.timeAt(times[0].value) && words.yours(visitor.name)}
                </p>
                <ul className="m-0 grid list-none grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-x-2 gap-y-1 p-0 pb-3 lg:grid-cols-2">
                  {times.map((time) => {
                    const theirs = visitor?.timeAt(time.value);
                    return (
                      <li key={time.value}>
                        <label className="flex min-h-11 items-center gap-2 has-[:disabled]:text-muted">
                          <input
                            type="checkbox"
                            name="times"
                            value={time.value}
                            defaultChecked={ticked.includes(time.value)}
                            disabled={
                              visitor !== null && isFull && !chosen.split('\n').includes(time.value)
                            }
                            className="size-5 shrink-0 accent-evergreen"
                          />
                          <span className="leading-tight">
                            {time.label}
                            {/* Last in its parent: a translator has wrapped the text before it. */}
                            {theirs && (
                              <span className="block step--1 text-muted">
                                {theirs}
                                <span className="visually-hidden"> {visitor?.name}</span>
                              </span>
                            )}
                          </span>
                        </label>
                      </li>
                    );
                  })}
                </ul>
              </Fold>
            ))}
          </div>
        </fieldset>
      )}
    </div>
  );
}

/** The chosen times that are still offered, in words. */
export function chosenFrom(days: Offer['days'], value = ''): readonly string[] {
  const chosen = value.split('\n');
  return days.flatMap(({ label, times }) =>
    times.filter((time) => chosen.includes(time.value)).map((time) => `${label}, ${time.label}`),
  );
}

const checkedIn = (fields: Element | null) =>
  Array.from(fields?.querySelectorAll<HTMLInputElement>('input:checked') ?? [])
    .map(({ value }) => value)
    .join('\n');

/** Null where the zone is unknown. Its times are null where the organization's clocks show the same. */
function visitorsClock() {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  // Chromium says "Etc/Unknown" where the system names none, and then refuses it.
  if (!isTimeZone(zone)) return null;
  const [theirs, ours] = [clockIn(zone), clockIn(organization.timeZone)];
  const [theirDay, ourDay] = [dayIn(zone), dayIn(organization.timeZone)];
  const timeAt = (value: string) => {
    const moment = new Date(value);
    const isSameDay = theirDay(moment) === ourDay(moment);
    if (isSameDay && theirs(moment) === ours(moment)) return null;
    return isSameDay ? theirs(moment) : `${theirDay(moment)} ${theirs(moment)}`;
  };
  return { zone, name: zoneName(zone), timeAt };
}

const clockIn = (timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone, hour: 'numeric', minute: '2-digit' }).format;

const dayIn = (timeZone: string) =>
  new Intl.DateTimeFormat('en-CA', { timeZone, weekday: 'short' }).format;
