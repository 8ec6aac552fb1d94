import { data } from 'react-router';
import { LongRead } from '~/components/LongRead';
import { Page } from '~/components/Page';
import { pageMeta } from '~/components/page-meta';
import { allLegalPages } from '~/content/collections.server';
import { isPageId } from '~/content/pages';
import { headOf } from '~/pictures/pictures.server';
import { longDate } from '~/text/long-date';
import type { Route } from './+types/legal';

export function loader({ params: { slug } }: Route.LoaderArgs) {
  const legalPage = allLegalPages.find((each) => each.slug === slug);
  if (!legalPage || !isPageId(slug)) throw data(null, { status: 404 });
  return { id: slug, ...legalPage, image: headOf('heroes/legal') };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData.id, loaderData);

export default function LegalRoute({ loaderData }: Route.ComponentProps) {
  const { id, html, contents, title, subtitle, image, updated } = loaderData;
  return (
    <Page id={id} content={{ header: { title, subtitle, image } }}>
      <LongRead
        html={html}
        contents={contents}
        aside={
          <p className="text-muted">
            Last updated{' '}
            <time dateTime={updated} className="block font-600 text-ink">
              {longDate(updated)}
            </time>
          </p>
        }
      />
    </Page>
  );
}
