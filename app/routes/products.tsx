import { buttonClass, LinkButton } from '~/components/Button';
import { CheckList } from '~/components/CheckList';
import { ClosingCall } from '~/components/ClosingCall';
import { PageTop } from '~/components/PageTop';
import { Picture } from '~/components/Picture';
import { Section } from '~/components/Section';
import { SmartLink } from '~/components/SmartLink';
import { products } from '~/content/products';
import { SuiteFeature } from './products/SuiteFeature';

/** Tools and Resources. */
export default function ProductsRoute() {
  const { meta, header, intro, resources, closing } = products;
  return (
    <>
      <PageTop page="products" meta={meta} header={header} />
      <div className="wrap pt-14 md:pt-20">
        <p className="max-w-[46rem] font-display step-2 leading-snug">{intro}</p>
      </div>
      <ToolkitFeature />
      <SuiteFeature />
      <Section
        labelledBy="resources"
        className="flex flex-wrap items-end justify-between gap-x-10 gap-y-6"
      >
        <div className="measure">
          <h2 id="resources" className="step-3">
            {resources.heading}
          </h2>
          <p className="mt-4 text-muted">{resources.text}</p>
        </div>
        <LinkButton link={resources.link} variant="outline" />
      </Section>
      <ClosingCall look="line" {...closing} />
    </>
  );
}

/** The toolkit: a wide picture with its card over the edge; the card's whole face leads to the toolkit. */
function ToolkitFeature() {
  const { heading, text, points, image, link } = products.toolkit;
  return (
    <section aria-labelledby="toolkit" className="wrap py-14 md:py-20">
      <div className="grid items-center md:grid-cols-12">
        <Picture
          name={image}
          className="aspect-[4/3] w-full rounded-2xl object-cover md:col-span-8 md:col-start-1 md:row-start-1"
        />
        <div className="card group relative mx-[min(1rem,2.8vw)] -mt-12 p-7 lift sm:p-9 md:col-span-6 md:col-start-7 md:row-start-1 md:mx-0 md:mt-0 lg:col-span-5 lg:col-start-8">
          <h2 id="toolkit" className="step-3">
            {heading}
          </h2>
          <p className="mt-4 text-muted">{text}</p>
          <CheckList items={points} className="mt-5" />
          <SmartLink
            to={link.href}
            className={buttonClass({
              className: 'mt-7 stretched-link',
            })}
          >
            {link.label}
          </SmartLink>
        </div>
      </div>
    </section>
  );
}
