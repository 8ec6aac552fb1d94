import { estimatePage } from '~/content/estimate-page';
import { longestName } from '~/pricing/estimate-query';

/** For whom the page is: goes into its address, and nowhere else. */
export function OrganizationField({ name }: { name: string }) {
  const { label, optional, hint } = estimatePage.organization;
  return (
    <div className="mt-6">
      <label htmlFor="organization" className="font-600">
        {label} <span className="font-400 text-muted">({optional})</span>
      </label>
      <input
        type="text"
        id="organization"
        name="organization"
        autoComplete="organization"
        defaultValue={name}
        maxLength={longestName}
        aria-describedby="organization-hint"
        className="mt-2 min-h-12 w-full rounded-lg border border-edge bg-snow px-4 hover:border-ink"
      />
      <p id="organization-hint" className="mt-2 text-[0.95rem] text-muted">
        {hint}
      </p>
    </div>
  );
}
