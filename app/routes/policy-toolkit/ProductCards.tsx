import { SectionHeading } from '~/components/Section';
import { SmartLink } from '~/components/SmartLink';
import { useBriefly } from '~/components/useBriefly';
import { policyToolkit } from '~/content/policy-toolkit';
import { ProductCard } from './ProductCard';

/** How long "Added to Cart!" shows (milliseconds). */
const addedFor = 3_000;

/** The three products, the whole toolkit first and widest. There is no cart yet: the note above them says how to order, and the label changes for a moment. */
export function ProductCards() {
  const { products } = policyToolkit;
  const [added, add] = useBriefly<string>(addedFor);
  const title = products.items.find(({ productId }) => productId === added)?.title;
  return (
    <section id="products" aria-labelledby="products-title">
      <div className="wrap section-space">
        <SectionHeading id="products-title">{products.heading}</SectionHeading>
        <p className="mt-5 max-w-[46rem] border-l-3 border-cedar pl-5">
          {products.note}{' '}
          <SmartLink to={products.mail.href} className="link">
            {products.mail.label}
          </SmartLink>
        </p>
        <ul className="mt-10 grid gap-6 md:grid-cols-2">
          {products.items.map((product, index) => (
            <li key={product.productId} className={`grid ${index === 0 ? 'md:col-span-2' : ''}`}>
              <ProductCard
                product={product}
                wide={index === 0}
                added={product.productId === added}
                onAdd={() => add(product.productId)}
              />
            </li>
          ))}
        </ul>
        <p role="status" className="visually-hidden">
          {title ? `${title}: ${products.added}` : ''}
        </p>
      </div>
    </section>
  );
}
