import { useRef } from 'react';
import { Form } from 'react-router';
import { Button } from '~/components/Button';
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
  return (
    <label className="grid min-w-[min(14rem,100%)] max-w-full gap-1.5 font-600">
      {label}
      <select
        key={chosen}
        name={name}
        defaultValue={chosen ?? ''}
        onChange={onChange}
        className="min-h-12 w-full min-w-0 rounded-lg border border-edge bg-snow px-4 font-400"
      >
        <option value="">{any}</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </label>
  );
}
