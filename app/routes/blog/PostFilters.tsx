import { SearchField } from '~/components/filter/SearchField';
import type { useAddressFilters } from '~/components/filter/useAddressFilters';
import { Select } from '~/components/form/Select';
import { blog } from '~/content/blog';

/** The search box and the list of categories above the posts. */
export function PostFilters({
  filters,
}: {
  filters: ReturnType<typeof useAddressFilters<'q' | 'category'>>;
}) {
  const { search, category } = blog;
  return (
    <search className="needs-script no-print block">
      <form {...filters.form} data-filters="" className="grid gap-5 md:grid-cols-12">
        <SearchField
          {...search}
          value={filters.value('q')}
          onChange={(value) => filters.change('q', value)}
          className="md:col-span-7 lg:col-span-8"
        />
        <div className="md:col-span-5 lg:col-span-4">
          <label htmlFor="post-category" className="font-600">
            {category.label}
          </label>
          <div className="mt-2">
            <Select
              id="post-category"
              name="category"
              value={filters.value('category')}
              onChange={(event) => filters.change('category', event.currentTarget.value)}
            >
              <option value="">{category.all}</option>
              {category.options.map((option) => (
                <option key={option} value={option}>
                  {option}
                </option>
              ))}
            </Select>
          </div>
        </div>
      </form>
    </search>
  );
}
