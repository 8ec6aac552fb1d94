import { ButtonLink } from '~/components/Button';
import { Icon } from '~/components/Icon';
import { Arrow, CardLink } from '~/components/links';
import { CheckList } from '~/components/lists';
import { Page } from '~/components/Page';
import { Picture } from '~/components/Picture';
import { pageMeta } from '~/components/page-meta';
import { SampleRow } from '~/components/SampleLinks';
import { SideSection } from '~/components/Section';
import { listedSamples, products } from '~/content/collections.server';
import { pageById } from '~/content/pages';
import type { Route } from './+types/products';

export const loader = () => ({ ...products, samples: listedSamples });

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
        <ul className="border-t border-line">
          {suite.tools.map(({ id, name, description, icon }) => (
            <li
              key={id}
              className="group relative flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-4 sm:gap-x-7"
            >
              <Icon name={icon} className="icon-7 text-evergreen" />
              <div className="min-w-[min(9rem,100%)] flex-1">
                <h3 className="step-1">
                  <CardLink to={`${pageById('aimpact-suite').path}#${id}`}>{name}</CardLink>
                </h3>
                <p className="text-muted">{description}</p>
              </div>
              <Arrow />
            </li>
          ))}
        </ul>
      </SideSection>
      <SampleRow samples={{ ...samples, ...resources }} />
    </Page>
  );
}
