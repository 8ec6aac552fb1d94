import { isRouteErrorResponse, useRouteError } from 'react-router';
import { ButtonLink } from '~/components/Button';
import { PageHeader } from '~/components/PageHeader';

/** What a visitor sees when a page does not exist or could not be made: what happened, and a way on. */
export function ErrorView() {
  const error = useRouteError();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <>
      <title>{missing ? 'Page not found' : 'Something went wrong'}</title>
      <PageHeader title={missing ? 'Page not found' : 'Something went wrong'}>
        <ButtonLink to="/">Go to the home page</ButtonLink>
      </PageHeader>
    </>
  );
}
