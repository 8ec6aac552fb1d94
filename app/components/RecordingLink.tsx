import { fill } from '~/content/fill';
import { recording } from '~/content/recording';
import { SmartLink } from './SmartLink';

/** The way to a recording on its own platform, for those who would rather watch or listen there. */
export function RecordingLink({
  url,
  title,
  platform,
}: {
  url: string;
  title: string;
  platform: string;
}) {
  return (
    <p className="mt-3">
      <SmartLink to={pageOf(url)} className="link inline-block py-1">
        {fill(recording.open, { platform })}
        <span className="visually-hidden">: {title}</span>
      </SmartLink>
    </p>
  );
}

/** YouTube's players are no pages; other platforms' are. */
function pageOf(url: string): string {
  const video = /^https:\/\/www\.youtube(?:-nocookie)?\.com\/embed\/([\w-]+)/.exec(url)?.[1];
  return video ? `https://www.youtube.com/watch?v=${video}` : url;
}
