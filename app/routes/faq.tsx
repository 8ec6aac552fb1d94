import { Breadcrumbs } from '~/components/Breadcrumbs';
import { ClosingCall } from '~/components/ClosingCall';
import { PageHeader } from '~/components/PageHeader';
import { PageMeta } from '~/components/PageMeta';
import { faq } from '~/content/faq';
import { FaqData } from './faq/FaqData';
import { Questions } from './faq/Questions';

/** Questions and answers in four groups (specification, section 2, FAQ). */
export default function FaqRoute() {
  const { closing } = faq;
  return (
    <>
      <PageMeta {...faq.meta} path="/resources/faq" card="faq" />
      <PageHeader {...faq.header} kicker={<Breadcrumbs page="faq" />} />
      <Questions />
      <ClosingCall {...closing} />
      <FaqData />
    </>
  );
}
