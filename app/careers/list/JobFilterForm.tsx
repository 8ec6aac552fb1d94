import { useEffect, useEffectEvent, useRef } from 'react';
import { Form, useSubmit } from 'react-router';
import { careers, job as jobPage } from '#content';
import { Button } from '~/components/Button';
import { Choice } from '~/components/filter/fields';
import { useAddressValue } from '~/components/filter/useAddressFilters';
import { Icon } from '~/components/Icon';
import { SmartLink } from '~/components/links';
import { fill } from '~/text/fill';
import { formatCents } from '~/text/numbers';
import {
  filterNames,
  type JobFacets,
  type JobFilter,
  type JobsPage,
  listAddress,
  unknownPay,
} from './page-of-jobs';

/** The choice is in the address and needs no JavaScript. Phones show one line, which unfolds. */
export function JobFilterForm({
  facets,
  filter,
  matching,
  total,
  withoutPay,
}: JobsPage & { facets: JobFacets }) {
  const form = useRef<HTMLFormElement>(null);
  const submit = useSubmit();
  const narrow = () => submit(form.current, { preventScrollReset: true });
  const texts = careers.list.filter;
  const offered = filterNames.filter((name) => name === 'location' || facets[name].length > 1);
  const chosen = offered.filter((name) => filter[name] !== null).length;
  // Applies what was chosen before hydration or restored after Back.
  const applyChosen = useEffectEvent(() => {
    const data = form.current && new FormData(form.current);
    if (data && offered.some((name) => data.get(name) !== (filter[name] ?? ''))) narrow();
  });
  useEffect(() => applyChosen(), []);
  return (
    <Form ref={form} preventScrollReset className="mt-8 grid gap-4">
      <details className="group md:unfolded">
        <summary className="text-box flex items-center justify-between gap-3 font-600">
          <span>
            <span>{texts.heading}</span>
            {chosen > 0 && <span className="font-400 text-muted">{` (${chosen} chosen)`}</span>}
          </span>
          <Icon name="i-lucide-chevron-down" className="icon-5 group-open:[rotate:180deg]" />
        </summary>
        <div className="flex flex-wrap items-end gap-4 max-md:pt-4">
          {offered.map((name) => (
            <Filter
              key={name}
              name={name}
              options={facets[name]}
              chosen={filter[name]}
              onChange={narrow}
            />
          ))}
          <Button type="submit" variant="outline" className="min-h-12!">
            {texts.show}
          </Button>
        </div>
      </details>
      <div className="flex flex-wrap gap-x-4">
        <p role="status" className="text-muted">
          {matching === total ? `${total} positions` : `${matching} of ${total} positions`}
        </p>
        {matching !== total && (
          <SmartLink
            to="/careers#openings"
            className="link"
            // Keeps the focus among the filters.
            onClick={() => form.current?.querySelector('select')?.focus()}
          >
            {texts.all}
          </SmartLink>
        )}
        {withoutPay > 0 && (
          <SmartLink
            to={`${listAddress({ ...filter, pay: unknownPay })}#openings`}
            className="link"
          >
            {fill(texts.withoutPay, { count: String(withoutPay) })}
          </SmartLink>
        )}
      </div>
    </Form>
  );
}

function Filter({
  name,
  options,
  chosen,
  onChange,
}: {
  name: keyof JobFilter;
  options: readonly string[];
  chosen: string | null;
  onChange: () => void;
}) {
  const { label, any } = careers.list.filter[name];
  return (
    <Choice
      ref={useAddressValue(chosen ?? '')}
      name={name}
      label={label}
      all={any}
      options={options}
      textOf={(option) => optionText(name, option)}
      defaultValue={chosen ?? ''}
      onChange={onChange}
      className="grow basis-56 sm:max-w-80 sm:basis-38"
    />
  );
}

function optionText(name: keyof JobFilter, option: string): string {
  if (option === unknownPay) return careers.list.filter.unknownPay;
  if (name === 'pay') return `${formatCents(Number(option) * 100)} or more`;
  if (name !== 'arrangement') return option;
  const words: Readonly<Record<string, string>> = jobPage.words.arrangement;
  return words[option] ?? option;
}
