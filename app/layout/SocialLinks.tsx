import { Icon } from '~/components/Icon';
import { SmartLink } from '~/components/SmartLink';
import { organization } from '~/content/organization';
import { isPlaceholder, notAvailableYet } from '~/content/placeholders';

/** The organization's accounts, and a word about them while all of their links are placeholders. */
export function SocialLinks({ label }: { label: string }) {
  return (
    <>
      <ul aria-label={label} className="mt-4 flex gap-2">
        {organization.social.map(({ name, icon, href }) => (
          <li key={name}>
            <SmartLink
              to={href}
              aria-label={name}
              className="grid size-11 place-items-center rounded-full bg-night-raised hover:text-evergreen"
            >
              <Icon name={icon} />
            </SmartLink>
          </li>
        ))}
      </ul>
      {organization.social.every(({ href }) => isPlaceholder(href)) && (
        <p aria-hidden="true" className="mt-2 text-[0.95rem] text-muted">
          {label}: {notAvailableYet}
        </p>
      )}
    </>
  );
}
