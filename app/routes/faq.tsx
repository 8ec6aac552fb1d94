import { Page } from '~/components/Page';
import { canonical, pageMeta } from '~/components/page-meta';
import { faq } from '~/content/collections.server';
import type { Route } from './+types/faq';
import { Questions } from './faq/Questions';

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
