import { organization } from '~/content/organization';
import { requestContext } from '~/server/request-context.server';
import { sharedFile } from '~/server/responses.server';
import type { Route } from './+types/security-txt';

export function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const { siteUrl } = context.get(requestContext);
  return sharedFile(request, 'text/plain', composeSecurityTxt(siteUrl, new Date()), 3_600);
}

/** RFC 9116. It expires on the first day of the sixth month after `now`. */
export function composeSecurityTxt(siteUrl: string, now: Date): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 6, 1));
  return [
    `Contact: ${organization.generalEnquiries}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${siteUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}
