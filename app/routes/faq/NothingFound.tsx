import { SmartLink } from '~/components/SmartLink';
import { faq } from '~/content/faq';

/** The specification's sentence for an empty result, with the words in it that lead to the contact page as a link. */
export function NothingFound() {
  const { text, link } = faq.empty;
  const [before, after] = text.split(link.label);
  return (
    <p className="rounded-2xl bg-mist p-8 step-1">
      {before}
      <SmartLink to={link.href} className="link">
        {link.label}
      </SmartLink>
      {after}
    </p>
  );
}
