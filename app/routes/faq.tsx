import type { FAQPage, WithContext } from 'schema-dts';
import { ClosingCall } from '~/components/ClosingCall';
import { canonical } from '~/components/canonical';
import { PageTop } from '~/components/PageTop';
import { StructuredData } from '~/components/StructuredData';
import { faq } from '~/content/faq';
import { Questions } from './faq/Questions';

/** Questions and answers in four groups. */
export default function FaqRoute() {
  const { closing } = faq;
  return (
    <>
      <PageTop page="faq" meta={faq.meta} header={faq.header} />
      <Questions />
      <ClosingCall look="line" {...closing} />
      <FaqData />
    </>
  );
}

/** The questions and answers for search engines (schema.org/FAQPage). */
function FaqData() {
  const data: WithContext<FAQPage> = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    inLanguage: 'en-CA',
    mainEntity: faq.groups
      .flatMap(({ questions }) => questions)
      .map(({ id, question, answer }) => ({
        '@type': 'Question',
        name: question,
        url: canonical(`/resources/faq#${id}`),
        acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
      })),
  };
  return <StructuredData data={data} />;
}
