import { useId, useRef } from 'react';
import { Form } from 'react-router';
import { Button } from '~/components/Button';
import { Select } from '~/components/form/Select';
import type { JobsPage } from './page-of-jobs';

/**
 * Narrows the list by location and department. The choice stands in the address, so it can be shared and works
 * without JavaScript; with it, choosing is enough.
 */
export function JobFilterForm({
  facets,
  filter,
  matching,
  total,
}: JobsPage & { facets: NonNullable<JobsPage['facets']> }) {
  const form = useRef<HTMLFormElement>(null);
  const narrow = () => form.current?.requestSubmit();
  return (
    <Form
      ref={form}
      method="get"
      preventScrollReset
      className="mt-8 flex flex-wrap items-end gap-4"
    >
      <Choice
        name="location"
        label="Location"
        any="All locations"
        options={facets.locations}
        chosen={filter.location}
        onChange={narrow}
      />
      {facets.departments.length > 1 && (
        <Choice
          name="department"
          label="Department"
          any="All departments"
          options={facets.departments}
          chosen={filter.department}
          onChange={narrow}
        />
      )}
      <Button type="submit" variant="outline">
        Show
      </Button>
      <p role="status" className="py-2.5 text-muted">
        {matching === total ? `${total} positions` : `${matching} of ${total} positions`}
      </p>
      {matching !== total && (
        <a href="/careers#openings" className="link py-2.5">
          Show all
        </a>
      )}
    </Form>
  );
}

function Choice({
  name,
  label,
  any,
  options,
  chosen,
  onChange,
}: {
  name: string;
  label: string;
  any: string;
  options: readonly string[];
  chosen: string | null;
  onChange: () => void;
}) {
  const id = useId();
  return (
    <div className="grid min-w-[min(14rem,100%)] max-w-full gap-1.5">
      <label htmlFor={id} className="font-600">
        {label}
      </label>
      <Select id={id} key={chosen} name={name} defaultValue={chosen ?? ''} onChange={onChange}>
        <option value="">{any}</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </Select>
    </div>
  );
}
