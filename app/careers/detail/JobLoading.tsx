import { PageHeader } from '~/components/PageHeader';
import { fullTitle } from '~/components/page-meta';
import { jobPage } from '~/content/careers';

const lines = ['w-2/5', 'w-full', 'w-11/12', 'w-4/5', 'w-3/5'] as const;

export function JobLoading() {
  const { loading, image } = jobPage;
  return (
    <>
      <title>{fullTitle(loading)}</title>
      <PageHeader title={loading} image={image} />
      <div
        aria-hidden="true"
        className="wrap section-space grid min-h-[60vh] content-start gap-12 lg:grid-cols-12"
      >
        <div className="grid content-start gap-4 lg:col-span-8">
          {lines.map((width) => (
            <div key={width} className={`h-4 rounded-lg bg-line ${width}`} />
          ))}
        </div>
        <div className="card h-72 lg:col-span-4" />
      </div>
    </>
  );
}
