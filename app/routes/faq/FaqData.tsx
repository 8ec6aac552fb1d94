import type { FAQPage, WithContext } from 'schema-dts';
import { canonical } from '~/components/canonical';
import { StructuredData } from '~/components/StructuredData';
import { faq } from '~/content/faq';

/** The questions and answers for search engines (schema.org/FAQPage). */
export function FaqData() {
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
