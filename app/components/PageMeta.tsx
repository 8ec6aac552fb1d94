import { organization } from '~/content/organization';
import { canonical } from './canonical';

/** A page's head elements. `card` is a picture under /images/social (default: the site's). */
export function PageMeta({
  title,
  description,
  path,
  card = 'home',
  type = 'website',
  indexed = true,
}: {
  title: string;
  description: string;
  path: string;
  card?: string;
  type?: 'website' | 'article';
  indexed?: boolean;
}) {
  const full = path === '/' ? `${organization.name}: ${title}` : `${title} | ${organization.name}`;
  const picture = canonical(`/images/social/${card}.jpg`);
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={description} />
      {!indexed && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={canonical(path)} />
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={organization.name} />
      <meta property="og:locale" content="en_CA" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={canonical(path)} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={`${title}: ${organization.name}`} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
