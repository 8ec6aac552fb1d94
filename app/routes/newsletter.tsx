import { redirect } from 'react-router';
import { keepTyped } from '~/components/form/keep-typed';
import { storeSignup } from '~/newsletter/signup';
import { formResponse } from '~/server/forms/store-form.server';
import { requestContext } from '~/server/request-context.server';
import type { Route } from './+types/newsletter';

export { formCaching as headers } from '~/server/responses.server';

/** Where the home page's form posts to. Other methods go home, in middleware: loaders run after the action. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ request }) => {
    if (request.method === 'GET' || request.method === 'HEAD') throw redirect('/#newsletter', 302);
  },
];

/** Takes the signup. */
export async function action({ context, request }: Route.ActionArgs) {
  const ctx = context.get(requestContext);
  return formResponse(await storeSignup(ctx, request));
}

/** A signup that does not get through stays in its form. */
export function clientAction(args: Route.ClientActionArgs) {
  return keepTyped(args);
}

/** Without scripts: the home page with the result. With scripts only the action's data is used. */
export { default, loader, meta } from './home';
