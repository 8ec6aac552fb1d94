import { data } from 'react-router';

/** Every address that is not in the route table: a 404 with the error view. */
export function loader() {
  throw data(null, { status: 404 });
}

/** Never shown: the loader always throws. */
export default function NotFoundRoute() {
  return null;
}
