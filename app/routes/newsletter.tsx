import { redirect } from 'react-router';
import { keepTyped } from '~/components/form/useFormResult';
import { storeSignup } from '~/newsletter/signup.server';
import { formResponse } from '~/server/forms/form-action.server';
import { requestContext } from '~/server/request-context.server';
import type { Route } from './+types/newsletter';

export { routeHeaders as headers } from '~/server/responses.server';

/** A GET goes home in middleware, because loaders run after the action. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ request }) => {
    if (request.method === 'GET' || request.method === 'HEAD') throw redirect('/#newsletter', 302);
  },
];

export async function action({ context, request }: Route.ActionArgs) {
  const ctx = context.get(requestContext);
  return formResponse(await storeSignup(ctx, request));
}

/** With a clientLoader only this module is prefetched. Without one, each view of the home page would also ask the Worker for data. */
export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => serverLoader();

export const clientAction = (args: Route.ClientActionArgs) => keepTyped(args);

/** Without scripts the answer is the home page with the result. */
export { default, loader, meta, shouldRevalidate } from './home';
