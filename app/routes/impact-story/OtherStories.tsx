import { Picture } from '~/components/Picture';
import { Section, SectionHeading } from '~/components/Section';
import { CardLink, TextLink } from '~/components/SmartLink';
import { impactStories } from '~/content/impact-stories';
import { stories } from '~/content/stories';

/** The other case studies, and the way back to the list. */
export function OtherStories({ slug }: { slug: string }) {
  const { other, back } = impactStories.story;
  return (
    <Section labelledBy="other-stories" className="no-print">
      <div className="flex flex-wrap items-baseline justify-between gap-4">
        <SectionHeading id="other-stories" heading={other} size="step-2" />
        <TextLink link={{ href: '/resources/impact-stories', label: back }} />
      </div>
      <ul className="mt-8 grid gap-8">
        {stories
          .filter((story) => story.slug !== slug)
          .map((story) => (
            <li
              key={story.slug}
              className="group relative grid items-center gap-6 md:grid-cols-12 md:gap-10"
            >
              <Picture
                name={story.cover}
                className="aspect-[16/9] w-full rounded-2xl object-cover md:col-span-5"
              />
              <div className="min-w-0 md:col-span-7">
                <p className="text-[0.95rem] text-muted">{story.clientName}</p>
                <h3 className="mt-1 step-3">
                  <CardLink to={story.path}>{story.title}</CardLink>
                </h3>
                <p className="mt-3 max-w-[36rem] text-muted">{story.outcome}</p>
              </div>
            </li>
          ))}
      </ul>
    </Section>
  );
}
