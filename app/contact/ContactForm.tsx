import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Form, useLocation, useNavigation } from 'react-router';
import { Button } from '~/components/Button';
import { Honeypot } from '~/components/form/field-parts';
import type { useFormResult } from '~/components/form/useFormResult';
import { Icon } from '~/components/Icon';
import { TextLink } from '~/components/links';
import { rememberFields } from '~/components/remember-fields';
import { contact } from '~/content/contact';
import { anything } from '~/content/form-fields';
import { MessageFields } from './ContactFields';
import { ContactResult } from './ContactResult';
import type { Offered, SentForm } from './message.server';
import { TimeFields } from './TimeFields';

const { form: copy } = contact;

/** What stood in a form when it was left, by entry of the browser's history. In memory: it is gone with the page. */
const drafts = new Map<string, ReturnType<typeof rememberFields>>();

/** Without scripts the page comes back with the same messages. */
export function ContactForm({
  formResult: { latest: result, resultKey, formKey: fieldsKey },
  ...offered
}: Offered & { formResult: ReturnType<typeof useFormResult<SentForm>> }) {
  const isStored = result?.outcome === 'stored';
  useEffect(() => {
    if (result?.outcome === 'stored') drafts.clear();
  }, [result]);
  const fields = <Fields key={fieldsKey} {...offered} result={result} resultKey={resultKey} />;
  return (
    <section id={copy.id} aria-label={copy.heading}>
      {/* The key changes with each result, so that the same words are announced again. */}
      <div className="lg:grid lg:grid-cols-3 lg:gap-x-8">
        <div className="mb-8 empty:hidden lg:col-span-2" key={resultKey}>
          <ContactResult result={result} {...offered} />
        </div>
      </div>
      {isStored ? (
        <details key={fieldsKey}>
          <summary className="link py-2 font-600">{copy.again}</summary>
          <div className="mt-6">{fields}</div>
        </details>
      ) : (
        fields
      )}
    </section>
  );
}

function Fields({
  interest,
  offer,
  fields,
  privacy,
  formKey,
  result,
  resultKey,
}: Offered & { result: SentForm | undefined; resultKey: string }) {
  const form = useRef<HTMLFormElement>(null);
  // Of the first render alone: what stands in the form later is the browser's, which keeps it for Back.
  const [values] = useState(() => ({
    form_key: formKey,
    ...(interest !== null && { interest_area: interest }),
    ...(result && 'values' in result && result.values),
  }));
  useDraft(form, result);
  useOpenWhereFilled(form);
  const sending = useNavigation().formAction?.startsWith('/contact') ?? false;
  const { errors = {}, offer: offeredNow = offer } = result?.outcome === 'invalid' ? result : {};
  return (
    <Form
      ref={form}
      method="post"
      action="/contact"
      preventScrollReset
      // Our summary lists all mistakes at once.
      noValidate
      // Times that are opened lengthen only the last row.
      className="grid gap-8 lg:grid-cols-3 lg:grid-rows-[auto_1fr] lg:gap-x-8"
    >
      <div className="grid gap-5 lg:col-span-2">
        <p className="step--1 text-muted">{copy.requiredNote}</p>
        <MessageFields fields={fields} errors={errors} values={values} />
      </div>
      <div className="min-w-0 lg:row-span-2">
        <TimeFields
          offer={offeredNow}
          error={errors.times}
          value={values.times}
          onChosen={() => fillWhatIsEmpty(form.current)}
        />
      </div>
      <div className="lg:col-span-2">
        <Honeypot key={resultKey} />
        <input type="hidden" name="form_key" defaultValue={values.form_key} />
        <div className="grid justify-items-start gap-4">
          <Button type="submit" variant="accent" size="lg" disabled={sending}>
            {sending && <Icon name="i-lucide-loader-circle" className="icon-5 animate-spin" />}
            {sending ? copy.sending : copy.button}
          </Button>
          <p className="step--1 text-muted">
            {privacy.text} <TextLink link={privacy.link} inline />
          </p>
        </div>
      </div>
    </Form>
  );
}

/** Who chooses a time has said what they want; they can still change it. */
function fillWhatIsEmpty(form: HTMLFormElement | null) {
  for (const [name, words] of [
    ['message', copy.times.message],
    ['interest_area', anything],
  ] as const) {
    const field = form?.elements.namedItem(name);
    const isText = field instanceof HTMLTextAreaElement || field instanceof HTMLSelectElement;
    if (isText && field.value === '') field.value = words;
  }
}

/** A browser may have filled in what is folded away. */
function useOpenWhereFilled(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    for (const folded of form.current?.querySelectorAll('details') ?? []) {
      if (folded.querySelector(':checked:not([value=""])')) folded.open = true;
    }
  }, [form]);
}

/** After Back inside the site: what was typed. Back from another document is the browser's own. */
function useDraft(form: RefObject<HTMLFormElement | null>, result: SentForm | undefined) {
  const { key } = useLocation();
  const entry = useRef(key);
  const [isFresh] = useState(result === undefined);
  useEffect(() => {
    entry.current = key;
  }, [key]);
  useLayoutEffect(() => {
    const shown = form.current;
    if (shown === null) return;
    if (isFresh) drafts.get(entry.current)?.(shown);
    return () => {
      drafts.set(entry.current, rememberFields(shown));
    };
  }, [form, isFresh]);
}
