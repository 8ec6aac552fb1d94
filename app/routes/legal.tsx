import { LongRead } from '~/components/LongRead';
import { Page } from '~/components/Page';
import { legalFiles } from '~/content/legal-pages';
import { longDate } from '~/content/long-date';
import { usePath } from '~/layout/usePath';
import { contentHook } from '~/navigation/content-hook';
import { pages } from '~/pages';

/** Legal pages are documents: they ship no JavaScript at all. */

const useLegalPage = contentHook(legalFiles);

/** The legal pages and the accessibility statement, each a file in app/content/legal. */
export default function LegalRoute() {
  const path = usePath();
  const page = pages.find((entry) => entry.module === 'legal' && entry.path === path);
  if (!page) throw new Error(`${path} is not a legal page of app/pages.ts`);
  const { html, contents, frontmatter } = useLegalPage(page.id);
  const { title, subtitle, description, updated } = frontmatter;
  return (
    <Page
      id={page.id}
      content={{ meta: { title, description }, header: { title, subtitle, image: 'heroes/legal' } }}
    >
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
