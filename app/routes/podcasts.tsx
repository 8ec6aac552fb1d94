import { ButtonLink } from '~/components/Button';
import { Embed, needDocument } from '~/components/Embed';
import { Icon } from '~/components/Icon';
import { Page } from '~/components/Page';
import { Picture } from '~/components/Picture';
import { pageMeta } from '~/components/page-meta';
import { Section } from '~/components/Section';
import { Today } from '~/components/Today';
import { podcasts } from '~/content/collections.server';
import { placeholder } from '~/content/placeholders';
import { recordingWords } from '~/content/recording.server';
import type { Route } from './+types/podcasts';

export const loader = () => ({ ...podcasts, recordingWords });

/** Only a document may frame the recordings. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const page = await serverLoader();
  needDocument(request, page.episodes);
  return page;
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta('podcasts', loaderData.meta);

type Content = Route.ComponentProps['loaderData'];

/** The episodes, planned but not recorded yet. */
export default function PodcastsRoute({ loaderData }: Route.ComponentProps) {
  return (
    <Page id="podcasts" content={loaderData}>
      <Today {...loaderData.today} />
      <Section ground="mist">
        <p className="max-w-[40rem] step-1 text-muted">{loaderData.intro}</p>
        <ul className="mt-8 grid gap-6">
          {loaderData.episodes.map((episode) => (
            <li key={episode.id}>
              <EpisodeRow episode={episode} page={loaderData} />
            </li>
          ))}
        </ul>
      </Section>
    </Page>
  );
}

/** One episode; its Listen link leads to "#" while there is no recording. An `embedUrl` plays here. */
function EpisodeRow({
  episode,
  page: { labels, recordingWords },
}: {
  episode: Content['episodes'][number];
  page: Content;
}) {
  const picture = (
    <Picture
      name={episode.image}
      className={`aspect-[16/9] w-full object-cover ${episode.embedUrl ? '' : 'h-full md:aspect-auto'}`}
    />
  );
  return (
    <article className="card grid overflow-hidden md:grid-cols-12">
      <div className="md:col-span-4">
        {episode.embedUrl ? (
          <Embed
            url={episode.embedUrl}
            title={episode.episodeTitle}
            platform={new URL(episode.embedUrl).hostname}
            words={recordingWords}
          >
            {picture}
          </Embed>
        ) : (
          picture
        )}
      </div>
      <div className="min-w-0 p-6 md:col-span-8 md:p-8">
        <p className="text-[0.95rem] font-600 text-cedar">{episode.podcastName}</p>
        <h2 className="mt-2 step-2">{episode.episodeTitle}</h2>
        <p className="mt-3 text-[0.95rem] text-muted">
          {labels.host}: {episode.host}
          <br />
          {episode.date}
        </p>
        <p className="mt-4 text-muted">{episode.description}</p>
        <ButtonLink
          to={episode.directLink || episode.embedUrl || placeholder}
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
