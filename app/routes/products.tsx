import { ButtonLink } from '~/components/Button';
import { CardList, CheckList } from '~/components/lists';
import { Page } from '~/components/Page';
import { Picture } from '~/components/Picture';
import { pageMeta } from '~/components/page-meta';
import { SampleRow } from '~/components/SampleRow';
import { SideSection } from '~/components/Section';
import { products, sampleRow } from '~/content/collections.server';
import type { Route } from './+types/products';

export const loader = () => ({ ...products, samples: sampleRow });

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta('products', loaderData.meta);

export default function ProductsRoute({ loaderData }: Route.ComponentProps) {
  const { intro, toolkit, suite, resources, samples } = loaderData;
  return (
    <Page id="products" content={loaderData}>
      <div className="wrap pt-10 md:pt-14">
        <p className="max-w-[46rem] font-display step-2 leading-snug">{intro}</p>
      </div>
      <SideSection
        id="toolkit"
        heading={toolkit.heading}
        text={toolkit.text}
        beside={
          <>
            <CheckList items={toolkit.points} className="mt-5" />
            <ButtonLink link={toolkit.link} className="mt-6" />
          </>
        }
      >
        <Picture
          picture={toolkit.image}
          className="aspect-[16/9] w-full rounded-xl object-cover object-top"
        />
      </SideSection>
      <SideSection
        ground="night"
        id="suite"
        heading={suite.heading}
        text={suite.text}
        beside={<ButtonLink link={suite.link} className="mt-6" />}
      >
        <CardList
          cards={suite.tools}
          className="border-b border-line"
          entry="border-t border-line py-4"
        />
      </SideSection>
      <SampleRow samples={{ ...samples, ...resources }} />
    </Page>
  );
}
