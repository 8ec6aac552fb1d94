import { Breadcrumbs } from '~/components/Breadcrumbs';
import { LongRead } from '~/components/LongRead';
import { PageHeader } from '~/components/PageHeader';
import { PageMeta } from '~/components/PageMeta';
import { legalFiles } from '~/content/legal-pages';
import { longDate } from '~/content/long-date';
import { usePath } from '~/layout/usePath';
import { contentHook } from '~/navigation/content-hook';
import { pages } from '~/pages';

/** Legal pages are documents: they ship no JavaScript at all. */
export const handle = { scripts: false };

const useLegalPage = contentHook(legalFiles);

/** The legal pages and the accessibility statement, each a file in app/content/legal. */
export default function LegalRoute() {
  const path = usePath();
  const page = pages.find((entry) => entry.module === 'legal' && entry.path === path);
  if (!page) throw new Error(`${path} is not a legal page of app/pages.ts`);
  const { html, contents, frontmatter } = useLegalPage(page.id);
  return (
    <>
      <PageMeta
        title={frontmatter.title}
        description={frontmatter.description}
        path={path}
        card={page.id}
      />
      <PageHeader
        title={frontmatter.title}
        subtitle={frontmatter.subtitle}
        image="heroes/legal"
        kicker={<Breadcrumbs page={page.id} />}
      />
      <LongRead
        html={html}
        contents={contents}
        aside={
          <p className="text-muted">
            Last updated{' '}
            <time dateTime={frontmatter.updated} className="block font-600 text-ink">
              {longDate(frontmatter.updated)}
            </time>
          </p>
        }
      />
    </>
  );
}
