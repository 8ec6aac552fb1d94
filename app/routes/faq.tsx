import { canonical } from '~/components/canonical';
import { Page } from '~/components/Page';
import { StructuredData } from '~/components/StructuredData';
import { faq } from '~/content/faq';
import { Questions } from './faq/Questions';

const questions = faq.groups
  .flatMap((group) => group.questions)
  .map(({ id, question, answer }) => ({
    '@type': 'Question' as const,
    name: question,
    url: canonical(`/resources/faq#${id}`),
    acceptedAnswer: { '@type': 'Answer' as const, text: answer.join(' ') },
  }));

/** Questions and answers in four groups. */
export default function FaqRoute() {
  return (
    <Page id="faq" content={faq} closing="line">
      <Questions />
      <StructuredData data={{ '@type': 'FAQPage', inLanguage: 'en-CA', mainEntity: questions }} />
    </Page>
  );
}
