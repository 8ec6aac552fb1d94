import { Picture } from '~/components/Picture';
import { about } from '~/content/about';

/** How it began: a long text with one of its sentences set large beside it, under the story's picture. */
export function Story() {
  const { id, heading, paragraphs, image, pullQuote } = about.story;
  const [first, ...rest] = paragraphs;
  return (
    <section
      id={id}
      aria-labelledby="story"
      className="wrap section-space grid gap-x-8 gap-y-10 md:grid-cols-12"
    >
      <div className="md:col-span-7">
        <h2 id="story" className="step-3">
          {heading}
        </h2>
        <p className="mt-6 step-1 leading-normal">{first}</p>
        {rest.map((paragraph) => (
          <p key={paragraph} className="mt-5">
            {paragraph}
          </p>
        ))}
      </div>
      <div className="md:col-span-5 lg:col-span-4 lg:col-start-9 xl:-mr-10">
        <Picture
          name={image}
          className="aspect-[4/5] w-full rounded-2xl object-cover max-md:aspect-[3/2]"
        />
        <p
          aria-hidden="true"
          className="relative mr-6 border-l-3 border-cedar py-1 pl-5 font-display step-2 leading-snug mt-9"
        >
          {pullQuote}
        </p>
      </div>
    </section>
  );
}
