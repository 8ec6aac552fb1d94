import { PageHeader } from '~/components/PageHeader';
import { PageMeta } from '~/components/PageMeta';
import { careers, jobPage } from '~/content/careers';

/** Shown while the job is on its way after a navigation inside the page, under the picture that the job will have. */
export function JobLoading() {
  const { loading, image } = jobPage;
  return (
    <>
      <PageMeta {...careers.meta} title={loading} path="/careers" card="careers" indexed={false} />
      <PageHeader title={loading} image={image} />
      <div className="min-h-[60vh]" />
    </>
  );
}
