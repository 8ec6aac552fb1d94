import { careers, job as jobPage } from '#content';
import { Button } from '~/components/Button';
import { Fold } from '~/components/Fold';
import { Choice } from '~/components/filter/fields';
import { useAddressFilters } from '~/components/filter/useAddressFilters';
import { SmartLink } from '~/components/links';
import { fill } from '~/text/fill';
import { formatCents } from '~/text/numbers';
import {
  type FilteredJobs,
  type FilterName,
  filterNames,
  type JobFacets,
  unknownPay,
} from './filter-jobs';

/** The choice is in the address and needs no JavaScript. Phones show one line, which unfolds. */
export function JobFilterForm({
  facets,
  filter,
  matching,
  total,
  withoutPay,
}: FilteredJobs & { facets: JobFacets }) {
  const { form } = useAddressFilters(Object.fromEntries(filter));
  const texts = careers.list.filter;
  const isWhole = matching.length === total;
  const withUnknownPay = new URLSearchParams({ ...Object.fromEntries(filter), pay: unknownPay });
  const offered = filterNames.filter((name) => name === 'location' || facets[name].length > 1);
  return (
    <form {...form} className="mt-8 grid gap-4">
      <Fold
        summary={
          <span>
            {filter.size > 0 ? `${texts.heading} (${filter.size} chosen)` : texts.heading}
          </span>
        }
        summaryLook="text-box flex font-600"
        className="md:unfolded"
      >
        <div className="grid items-end gap-4 max-md:pt-4 md:grid-cols-3 lg:flex">
          {offered.map((name) => (
            <Choice
              key={name}
              name={name}
              label={texts[name].label}
              all={texts[name].any}
              options={facets[name]}
              textOf={(option) => optionText(name, option)}
              defaultValue={filter.get(name) ?? ''}
              className="grow basis-56 lg:max-w-80"
            />
          ))}
          <Button type="submit" variant="outline" className="min-h-12! justify-self-start">
            {texts.show}
          </Button>
        </div>
      </Fold>
      <div className="flex flex-wrap gap-x-4">
        <p role="status" className="text-muted">
          {isWhole ? `${total} positions` : `${matching.length} of ${total} positions`}
        </p>
        {!isWhole && (
          <SmartLink
            to="/careers#openings"
            className="link"
            // Keeps the focus among the filters.
            onClick={() => form.ref.current?.querySelector('select')?.focus()}
          >
            {texts.all}
          </SmartLink>
        )}
        {withoutPay > 0 && (
          <SmartLink to={`/careers?${withUnknownPay}#openings`} className="link">
            {fill(texts.withoutPay, { count: String(withoutPay) })}
          </SmartLink>
        )}
      </div>
    </form>
  );
}

function optionText(name: FilterName, option: string): string {
  if (option === unknownPay) return careers.list.filter.unknownPay;
  if (name === 'pay') return `${formatCents(Number(option) * 100)} or more`;
  if (name !== 'arrangement') return option;
  const words: Readonly<Record<string, string>> = jobPage.words.arrangement;
  return words[option] ?? option;
}
