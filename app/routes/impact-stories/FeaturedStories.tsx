import { impactStories } from '~/content/impact-stories';
import { stories } from '~/content/stories';
import { StoryFeature } from './StoryFeature';

/** Both case studies in brief, the second one mirrored. */
export function FeaturedStories() {
  return (
    <section aria-labelledby="stories" className="wrap py-14 md:py-20">
      <div className="grid gap-6 md:grid-cols-12 md:items-end">
        <h2 id="stories" className="step-4 md:col-span-6">
          {impactStories.featured.title}
        </h2>
        <p className="max-w-[34rem] text-muted md:col-span-6 md:justify-self-end">
          {impactStories.intro}
        </p>
      </div>
      <ul className="mt-12 grid gap-16 md:gap-24">
        {stories.map((story, index) => (
          <li key={story.slug}>
            <StoryFeature story={story} mirrored={index % 2 === 1} />
          </li>
        ))}
      </ul>
    </section>
  );
}
