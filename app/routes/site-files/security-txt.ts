import { organization } from '~/content/organization';
import { requestContext } from '~/server/request-context';
import type { Route } from './+types/security-txt';
import { composeSecurityTxt } from './compose-security-txt';

/** Where to report a weakness of this site. */
export function loader({ context }: Route.LoaderArgs): Response {
  const { siteUrl } = context.get(requestContext);
  const text = composeSecurityTxt({
    contact: organization.generalEnquiries,
    siteUrl,
    now: new Date(),
  });
  return new Response(text, {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  });
}
