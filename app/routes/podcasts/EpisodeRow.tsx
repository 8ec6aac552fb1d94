import { ButtonLink } from '~/components/Button';
import { Embed } from '~/components/Embed';
import { Icon } from '~/components/Icon';
import { Picture } from '~/components/Picture';
import { podcasts } from '~/content/podcasts';
import type { Episode } from '~/content/schemas/recordings';

/** One episode; its Listen link leads to "#" while there is no recording (specification, section 2). An `embedUrl` plays here. */
export function EpisodeRow({ episode }: { episode: Episode }) {
  const { labels } = podcasts;
  const picture = (
    <Picture
      name={episode.image}
      className={`aspect-[16/9] w-full object-cover ${episode.embedUrl ? '' : 'h-full md:aspect-auto'}`}
    />
  );
  return (
    <article className="card grid overflow-hidden md:grid-cols-12">
      <div className="md:col-span-5">
        {episode.embedUrl ? (
          <Embed
            url={episode.embedUrl}
            title={episode.episodeTitle}
            platform={new URL(episode.embedUrl).hostname}
          >
            {picture}
          </Embed>
        ) : (
          picture
        )}
      </div>
      <div className="min-w-0 p-6 md:col-span-7 md:p-10">
        <p className="text-[0.95rem] font-600 text-cedar">{episode.podcastName}</p>
        <h2 className="mt-2 step-3">{episode.episodeTitle}</h2>
        <p className="mt-3 text-[0.95rem] text-muted">
          {labels.host}: {episode.host}
          <br />
          {episode.date}
        </p>
        <p className="mt-4 text-muted">{episode.description}</p>
        <ButtonLink
          to={episode.directLink || episode.embedUrl || '#'}
          variant="outline"
          className="mt-6"
        >
          <Icon name="i-lucide-headphones" />
          {labels.listen}
          <span className="visually-hidden">: {episode.episodeTitle}</span>
        </ButtonLink>
      </div>
    </article>
  );
}
