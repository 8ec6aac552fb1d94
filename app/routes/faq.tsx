import { useLocation } from 'react-router';
import { SearchField } from '~/components/filter/SearchField';
import { countInWords, matchesSearch } from '~/components/filter/search-text';
import { useAddressFilters } from '~/components/filter/useAddressFilters';
import { TextLink } from '~/components/links';
import { Page } from '~/components/Page';
import { canonical, pageMeta } from '~/components/page-meta';
import { useImprovement } from '~/components/useImprovement';
import { faq } from '~/content/collections.server';
import type { Faq, Question } from '~/content/schemas/faq';
import type { Route } from './+types/faq';
import { QuestionGroup } from './faq/QuestionGroup';

export const loader = () => faq;

/** The search changes only the address. */
export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = ({ loaderData: { meta, groups } }) => {
  const questions = groups
    .flatMap((group) => group.questions)
    .map(({ id, question, answer }) => ({
      '@type': 'Question' as const,
      name: question,
      url: canonical(`/resources/faq#${id}`),
      acceptedAnswer: { '@type': 'Answer' as const, text: answer.join(' ') },
    }));
  return pageMeta('faq', meta, {
    data: [{ '@type': 'FAQPage', inLanguage: 'en-CA', mainEntity: questions }],
  });
};

export default function FaqRoute({ loaderData }: Route.ComponentProps) {
  return (
    <Page id="faq" content={loaderData}>
      <Questions content={loaderData} />
    </Page>
  );
}

/** What does not match is hidden, not removed, so that open answers stay open. */
function Questions({ content }: { content: Faq }) {
  const { groups, empty } = content;
  const [beforeLink, afterLink] = empty.text.split(empty.link.label);
  useOpenTarget();
  const filters = useAddressFilters(['q']);
  const matches = ({ question, answer }: Question) =>
    matchesSearch(filters.value('q'), [question, answer.join(' ')]);
  const count = groups.flatMap(({ questions }) => questions.filter(matches)).length;
  return (
    <div className="wrap two-columns py-10 lg:py-14">
      <div>
        <div className="grid gap-6 lg:sticky lg:top-28">
          <search className="needs-script no-print block">
            <form {...filters.form}>
              <SearchField
                {...content.search}
                value={filters.value('q')}
                onChange={(value) => filters.change('q', value)}
              />
            </form>
            <p role="status" className="mt-3 step--1 text-muted">
              {countInWords(count, content.count)}
            </p>
          </search>
          <nav aria-label={content.groupsLabel} className="no-print">
            <ul className="flex flex-wrap gap-x-6 lg:grid lg:gap-1 lg:border-l lg:border-line">
              {groups.map(({ id, category, questions }) => (
                <li key={id} hidden={!questions.some(matches)}>
                  <a
                    href={`#${id}`}
                    className="block py-1 underline lg:pl-4 lg:no-underline lg:hover:underline"
                  >
                    {category}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </div>
      <div className="grid gap-12">
        {groups.map((group) => (
          <QuestionGroup
            key={group.id}
            group={group}
            permalink={content.permalink}
            searched={filters.value('q')}
            matches={matches}
          />
        ))}
        {count === 0 && (
          <p className="rounded-xl bg-mist p-8 step-1">
            {beforeLink}
            <TextLink inline link={empty.link} />
            {afterLink}
          </p>
        )}
      </div>
    </div>
  );
}

/** After a navigation browsers do not open the details around a target. */
function useOpenTarget(): void {
  const { hash } = useLocation();
  useImprovement(() => {
    const target = document.getElementById(hash.slice(1));
    const details = target?.closest('details');
    if (!target || !details || details.open) return;
    details.open = true;
    target.scrollIntoView();
  }, [hash]);
}
