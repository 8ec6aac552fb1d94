import { Icon } from '~/components/Icon';
import { Paragraphs, PlainList, Terms } from '~/components/lists';
import { Page } from '~/components/Page';
import { Picture } from '~/components/Picture';
import { pageMeta } from '~/components/page-meta';
import { SampleSheet } from '~/components/SampleSheet';
import { Section, SectionHeading, SideSection } from '~/components/Section';
import { aimpactSuite } from '~/content/collections.server';
import type { Route } from './+types/aimpact-suite';

export const loader = () => aimpactSuite;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta('aimpact-suite', loaderData.meta);

type Content = Route.ComponentProps['loaderData'];

export default function AimpactSuiteRoute({ loaderData }: Route.ComponentProps) {
  const { intro, work, closing, termsHeading, terms } = loaderData;
  const [first, ...rest] = intro.paragraphs;
  return (
    <Page id="aimpact-suite" content={loaderData} action={closing.primary}>
      <Section
        ground="mist"
        labelledBy="intro"
        className="grid items-center gap-x-8 gap-y-10 lg:grid-cols-12"
      >
        <div className="lg:col-span-6">
          <SectionHeading id="intro" heading={intro.heading} />
          <p className="mt-5 step-1 leading-normal">{first}</p>
          <Paragraphs texts={rest} className="mt-5 text-muted" />
        </div>
        <figure className="lg:col-span-5 lg:col-start-8">
          <SampleSheet excerpt={work.excerpt} heading="h3" />
          <figcaption className="mt-3 text-muted">{work.caption}</figcaption>
        </figure>
      </Section>
      <Tools {...loaderData} />
      <SideSection id="facts" heading={termsHeading}>
        <Terms items={terms} />
      </SideSection>
    </Page>
  );
}

function Tools({ toolsHeading, usesHeading, tools }: Content) {
  return (
    <Section ground="night" labelledBy="tools" className="grid gap-x-8 gap-y-10 lg:grid-cols-12">
      <div className="lg:col-span-3">
        <div className="lg:sticky lg:top-28">
          <SectionHeading id="tools" heading={toolsHeading} />
          <ul className="mt-6 flex flex-wrap gap-x-5 lg:grid lg:border-l lg:border-line">
            {tools.map(({ id, name, icon }) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="flex items-center gap-[min(0.75rem,3vw)] py-2 no-underline hover:underline lg:pl-4"
                >
                  <Icon name={icon} className="icon-5 text-evergreen" />
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <ul className="grid gap-12 lg:col-span-9 lg:gap-16">
        {tools.map((tool) => (
          <li key={tool.id} id={tool.id}>
            <Tool {...tool} usesHeading={usesHeading} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Tool({
  name,
  description,
  image,
  text,
  uses,
  usesHeading,
}: Content['tools'][number] & Pick<Content, 'usesHeading'>) {
  return (
    <article className="grid grid-cols-[min(5.5rem,25%)_minmax(0,1fr)] content-center items-center gap-x-[min(1rem,4vw)] gap-y-4 md:grid-cols-[minmax(0,4fr)_minmax(0,5fr)] md:gap-x-8">
      <Picture
        name={image}
        sizes="(min-width: 48rem) 26rem, 22vw"
        className="aspect-square w-full rounded-2xl object-cover md:row-span-2 md:aspect-[4/5]"
      />
      <div className="md:self-end">
        <h3 className="step-2">{name}</h3>
        <p className="mt-1 text-muted">{description}</p>
      </div>
      <div className="col-span-2 md:col-span-1 md:col-start-2 md:self-start">
        <p>{text}</p>
        <h4 className="mt-4 font-text! font-600 step--1! text-muted">{usesHeading}</h4>
        <PlainList items={uses} className="mt-2" entry="border-t border-line py-2" />
      </div>
    </article>
  );
}
