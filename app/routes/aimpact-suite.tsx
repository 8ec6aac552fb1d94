import { Icon } from '~/components/Icon';
import { Page } from '~/components/Page';
import { Picture } from '~/components/Picture';
import { pageMeta } from '~/components/page-meta';
import { Section, SectionHeading, SideSection } from '~/components/Section';
import { Paragraphs, Terms, TextList } from '~/components/TextList';
import { aimpactSuite } from '~/content/collections.server';
import type { Route } from './+types/aimpact-suite';

export const loader = () => aimpactSuite;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta('aimpact-suite', loaderData.meta);

type Content = Route.ComponentProps['loaderData'];

export default function AimpactSuiteRoute({ loaderData }: Route.ComponentProps) {
  const { intro, screen, closing, termsHeading, terms } = loaderData;
  const [first, ...rest] = intro.paragraphs;
  return (
    <Page id="aimpact-suite" content={loaderData} action={closing.primary}>
      <Section labelledBy="intro" className="grid gap-x-8 gap-y-6 lg:grid-cols-12">
        <h2 id="intro" className="step-4 lg:col-span-6">
          {intro.heading}
        </h2>
        <div className="lg:col-span-5 lg:col-start-8">
          <p className="step-1 leading-normal">{first}</p>
          <Paragraphs texts={rest} className="mt-5 text-muted" />
        </div>
        <figure className="mt-8 lg:col-span-10 lg:col-start-2">
          <Picture name={screen.image} className="w-full rounded-2xl" />
          <figcaption className="mt-3 text-muted">{screen.caption}</figcaption>
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
      <ul className="grid gap-16 lg:col-span-9 lg:gap-24">
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
    <article className="grid items-center gap-x-8 gap-y-6 md:grid-cols-9">
      <Picture
        name={image}
        className="aspect-[3/2] w-full rounded-2xl object-cover md:col-span-4 md:aspect-[4/5]"
      />
      <div className="md:col-span-5">
        <h3 className="step-3">{name}</h3>
        <p className="mt-1 text-muted step-1">{description}</p>
        <p className="mt-5">{text}</p>
        <h4 className="mt-6 font-text! font-600 step--1! text-muted">{usesHeading}</h4>
        <TextList items={uses} className="mt-2" entry="border-t border-line py-2.5" />
      </div>
    </article>
  );
}
