import { canonical } from './page-meta';

export function FeedLinks({
  title,
  paths,
}: {
  title: string;
  paths: { rss: string; json: string };
}) {
  return (
    <>
      <link rel="alternate" type="application/rss+xml" title={title} href={canonical(paths.rss)} />
      <link
        rel="alternate"
        type="application/feed+json"
        title={title}
        href={canonical(paths.json)}
      />
    </>
  );
}
