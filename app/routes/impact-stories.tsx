import { Breadcrumbs } from '~/components/Breadcrumbs';
import { Carousel } from '~/components/Carousel';
import { ClosingCall } from '~/components/ClosingCall';
import { PageHeader } from '~/components/PageHeader';
import { PageMeta } from '~/components/PageMeta';
import { Section, SectionHeading } from '~/components/Section';
import { Testimonial } from '~/components/Testimonial';
import { impactStories } from '~/content/impact-stories';
import { FeaturedStories } from './impact-stories/FeaturedStories';

/** The two case studies and the testimonials (specification, section 2, Impact stories). */
export default function ImpactStoriesRoute() {
  const { carousel, closing } = impactStories;
  return (
    <>
      <PageMeta {...impactStories.meta} path="/resources/impact-stories" card="impact-stories" />
      <PageHeader {...impactStories.header} kicker={<Breadcrumbs page="impact-stories" />} />
      <FeaturedStories />
      <Section ground="night">
        <div className="grid gap-10 md:grid-cols-12">
          <SectionHeading id="testimonials" className="md:col-span-4">
            {carousel.title}
          </SectionHeading>
          <div className="min-w-0 md:col-span-8">
            <Carousel
              label={carousel.title}
              slides={carousel.testimonials.map(({ id: _id, ...item }) => ({
                author: item.author,
                words: <Testimonial {...item} />,
              }))}
            />
          </div>
        </div>
      </Section>
      <ClosingCall {...closing} />
    </>
  );
}
