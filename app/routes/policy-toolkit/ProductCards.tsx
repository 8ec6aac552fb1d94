import { Button, ButtonLink } from '~/components/Button';
import { Icon } from '~/components/Icon';
import { Picture } from '~/components/Picture';
import { Section } from '~/components/Section';
import { InlineLink, SmartLink } from '~/components/SmartLink';
import { useBriefly } from '~/components/useBriefly';
import { organization } from '~/content/organization';
import { policyToolkit } from '~/content/policy-toolkit';

/** How long "Added to Cart!" shows (milliseconds). */
const addedFor = 3_000;

/** The three products, the whole toolkit first and widest. There is no cart yet: the note above them says how to order, and the label changes for a moment. */
export function ProductCards() {
  const { products } = policyToolkit;
  const [added, add] = useBriefly<string>(addedFor);
  const title = products.items.find(({ productId }) => productId === added)?.title;
  return (
    <Section id="products" labelledBy="products-title" heading={products.heading}>
      <p className="mt-5 max-w-[46rem] border-l-3 border-cedar pl-5">
        {products.note} <InlineLink link={products.mail} />
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
    </Section>
  );
}

/** One product. Without scripts its button is a link that orders by email. */
function ProductCard({
  product: { productId, title, description, priceText, image, details },
  wide,
  added,
  onAdd,
}: {
  product: (typeof policyToolkit.products.items)[number];
  wide: boolean;
  added: boolean;
  onAdd: () => void;
}) {
  const { products } = policyToolkit;
  const order = `${organization.generalEnquiries}?subject=${encodeURIComponent(title)}`;
  return (
    <article
      className={`card flex flex-col overflow-hidden ${wide ? 'md:grid md:grid-cols-2' : ''}`}
    >
      <Picture
        name={image}
        className={`w-full object-cover ${wide ? 'aspect-[4/3] h-full' : 'aspect-[16/9]'}`}
      />
      <div
        className={`flex flex-1 flex-col p-6 sm:p-7 ${wide ? 'md:justify-center md:p-9 lg:p-12' : ''}`}
      >
        <h3 id={productId} className={wide ? 'step-3' : 'step-2'}>
          {title}
        </h3>
        <p className="mt-2 text-muted">{description}</p>
        <p className={`pt-5 ${wide ? 'font-display step-4' : 'mt-auto font-650 step-1'}`}>
          {priceText}
        </p>
        <div className="mt-5 flex flex-wrap gap-3">
          <ButtonLink to={order} aria-describedby={productId}>
            {products.order}
          </ButtonLink>
          <Button
            data-replay=""
            aria-describedby={productId}
            variant={added ? 'secondary' : 'outline'}
            className="needs-script min-w-[min(10.5rem,100%)]"
            onClick={onAdd}
          >
            {added && <Icon name="i-lucide-check" className="icon-5" />}
            {added ? products.added : products.add}
          </Button>
          <SmartLink to={details} aria-describedby={productId} className="link inline-block py-2">
            {products.details}
          </SmartLink>
        </div>
      </div>
    </article>
  );
}
