import { useId } from 'react';
import type { Link } from '~/content/schemas/primitives';
import { ButtonLink } from './Button';
import { SmartLink } from './SmartLink';

/**
 * The invitation at the end of a page: a sentence or two, one button and, as the quiet way, an email. Takes a page's
 * `closing` content as it is; pages without a `mail` show the button alone.
 */
export function ClosingCall({
  heading,
  text,
  primary,
  mail,
}: {
  heading: string;
  text: string;
  primary: Link;
  mail?: Link;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="no-print bg-lake-wash">
      <div className="wrap grid items-end gap-8 py-16 md:grid-cols-12 md:py-24">
        <div className="md:col-span-7">
          <h2 id={id} className="step-4">
            {heading}
          </h2>
          <p className="mt-5 max-w-[36rem] step-1 leading-normal text-muted">{text}</p>
        </div>
        <div className="flex flex-col items-start gap-4 md:col-span-5 md:items-end">
          <ButtonLink to={primary.href} size="lg">
            {primary.label}
          </ButtonLink>
          {mail && (
            <SmartLink to={mail.href} className="link inline-block py-1">
              {mail.label}
            </SmartLink>
          )}
        </div>
      </div>
    </section>
  );
}
