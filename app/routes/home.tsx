import { HomePage } from './home/HomePage';

/** The home page, prerendered. The same page with a signup's result is rendered by the route /newsletter. */
export default function HomeRoute() {
  return <HomePage />;
}
