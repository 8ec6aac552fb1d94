import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router';
import { SearchField } from '~/components/filter/fields';
import { countInWords, matchesSearch } from '~/components/filter/search-text';
import { useAddressFilters } from '~/components/filter/useAddressFilters';
import { TextLink } from '~/components/links';
import { Page } from '~/components/Page';
import { canonical, pageMeta } from '~/components/page-meta';
import { SectionHeading } from '~/components/Section';
import { faq } from '~/content/collections.server';
import type { Question } from '~/content/schemas/resources';
import type { Route } from './+types/faq';
import { QuestionItem } from './faq/QuestionItem';

export const loader = () => faq;

/** The search changes only the address. */
export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta('faq', loaderData.meta, { data: import.meta.env.SSR ? [faqData(loaderData)] : [] });

function faqData({ groups }: typeof faq) {
  const questions = groups
    .flatMap((group) => group.questions)
    .map(({ id, question, answer }) => ({
      '@type': 'Question' as const,
      name: question,
      url: canonical(`/resources/faq#${id}`),
      acceptedAnswer: { '@type': 'Answer' as const, text: answer.join(' ') },
    }));
  return { '@type': 'FAQPage', inLanguage: 'en-CA', mainEntity: questions } as const;
}

/** What does not match is hidden, not removed, so that open answers stay open. */
export default function FaqRoute({ loaderData: content }: Route.ComponentProps) {
  const { groups, empty } = content;
  const [beforeLink, ...afterLink] = empty.text.split(empty.link.label);
  useOpenTarget();
  const filters = useAddressFilters();
  const searched = filters.value('q');
  const matches = ({ question, answer }: Question) =>
    matchesSearch(searched, [question, answer.join(' ')]);
  const count = groups.flatMap(({ questions }) => questions.filter(matches)).length;
  return (
    <Page id="faq" content={content}>
      <div className="wrap two-columns py-10 lg:py-14">
        <div>
          <div className="grid gap-6 lg:sticky lg:top-28">
            <search className="needs-script no-print block">
              <form {...filters.form}>
                <SearchField {...content.search} />
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
                      className="block lone-link underline lg:pl-4 lg:no-underline lg:@hover:underline"
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
          {groups.map(({ id, category, questions }) => (
            <section
              key={id}
              id={id}
              aria-labelledby={`${id}-title`}
              hidden={!questions.some(matches)}
            >
              <SectionHeading id={`${id}-title`} heading={category} size="step-2" />
              <ul className="mt-4 border-b border-line">
                {questions.map((question) => (
                  <li
                    key={question.id}
                    hidden={!matches(question)}
                    className="border-t border-line"
                  >
                    <QuestionItem {...question} searched={searched} permalink={content.permalink} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
          {count === 0 && (
            <p className="rounded-xl bg-mist p-8 step-1">
              {beforeLink}
              <TextLink inline link={empty.link} />
              {afterLink.join(empty.link.label)}
            </p>
          )}
        </div>
      </div>
    </Page>
  );
}

/** After a navigation no browser opens the details around a target. In the layout effect, since the router scrolls after it. */
function useOpenTarget(): void {
  const { hash } = useLocation();
  useLayoutEffect(() => {
    const target = document.getElementById(hash.slice(1));
    const details = target?.closest('details');
    if (!target || !details || details.open) return;
    details.open = true;
    target.scrollIntoView();
  }, [hash]);
}
