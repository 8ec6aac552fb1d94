import { SmartLink, TextLink } from '~/components/links';
import { Fact } from '~/components/lists';
import { SectionHeading } from '~/components/Section';
import { contact } from '~/content/contact';
import { isPlaceholder } from '~/content/link-words';
import { organization } from '~/content/organization';

export function DirectContact() {
  const { heading, email, phone, location, social } = contact.direct;
  const [account] = organization.social;
  return (
    <aside aria-labelledby="direct-title" className="mt-14 border-t border-line pt-8">
      <SectionHeading id="direct-title" heading={heading} size="step-2" />
      <dl className="mt-4 flex flex-wrap gap-x-14 gap-y-4">
        <Fact label={email.label}>
          <TextLink link={{ href: email.href, label: email.text }} />
        </Fact>
        {organization.call && (
          <Fact label={phone.label}>
            <TextLink link={organization.call} />
          </Fact>
        )}
        <Fact label={location.label}>{location.text}</Fact>
        {account && (
          <Fact label={social.label}>
            <SmartLink
              to={account.href}
              aria-label={account.name}
              className={isPlaceholder(account.href) ? '' : 'link'}
            >
              {account.name}
            </SmartLink>
          </Fact>
        )}
      </dl>
    </aside>
  );
}
