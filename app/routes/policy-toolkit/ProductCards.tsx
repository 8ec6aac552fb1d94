import { Button, ButtonLink, useBriefly } from '~/components/Button';
import { Icon } from '~/components/Icon';
import { SmartLink, TextLink } from '~/components/links';
import { Picture } from '~/components/Picture';
import { Section } from '~/components/Section';
import type { PolicyToolkit, Prices } from '~/content/collections.server';
import { organization } from '~/content/organization';
import { formatCents } from '~/text/numbers';

type Products = PolicyToolkit['products'];
type Product = Products['items'][number];

/** There is no cart: a note says how to order what has no payment page. */
export function ProductCards({
  products,
  prices,
  delivery,
}: { products: Products } & Pick<Prices['toolkit'], 'prices' | 'delivery'>) {
  const { items, note, buttons } = products;
  const [added, add] = useBriefly<string>();
  const title = items.find(({ productId }) => productId === added)?.title;
  return (
    <Section id="products" labelledBy="products-title" heading={products.heading}>
      {items.some(({ checkoutUrl }) => !checkoutUrl) && (
        <p className="measure mt-3 text-muted">
          {note.text} <TextLink inline link={note.mail} />
        </p>
      )}
      <ul className="mt-10 grid gap-6 md:grid-cols-2">
        {items.map((product, index) => (
          <li key={product.productId} className={`grid ${index === 0 ? 'md:col-span-2' : ''}`}>
            <ProductCard
              product={product}
              words={products}
              price={prices[product.productId]}
              delivery={delivery}
              wide={index === 0}
              added={product.productId === added}
              onAdd={() => add(product.productId)}
            />
          </li>
        ))}
      </ul>
      <p role="status" className="visually-hidden">
        {title ? `${title}: ${buttons.added}` : ''}
      </p>
    </Section>
  );
}

function ProductCard({
  product: { productId, title, description, image, details, checkoutUrl },
  words: { buttons, noPrice, delivered },
  price,
  delivery,
  wide,
  added,
  onAdd,
}: {
  product: Product;
  words: Products;
  price: number | undefined;
  delivery: string;
  wide: boolean;
  added: boolean;
  onAdd: () => void;
}) {
  const order = `${organization.generalEnquiries}?subject=${encodeURIComponent(title)}`;
  return (
    <article
      className={`card flex flex-col overflow-hidden ${wide ? 'lg:grid lg:grid-cols-2' : ''}`}
    >
      <Picture
        picture={image}
        className={`w-full object-cover object-top aspect-[16/9] ${wide ? 'lg:aspect-[4/3] lg:h-full' : ''}`}
      />
      <div className={`flex flex-1 flex-col p-6 ${wide ? 'lg:justify-center lg:p-8' : ''}`}>
        <h3 id={productId} className={wide ? 'step-3' : 'step-2'}>
          {title}
        </h3>
        <p className="mt-2 text-muted">{description}</p>
        <p className={`flex flex-wrap items-baseline gap-x-5 pt-5 ${wide ? '' : 'mt-auto'}`}>
          <span className={wide ? 'font-display step-3' : 'font-650 step-1'}>
            {price ? `${formatCents(price * 100)} (CAD)` : noPrice}
          </span>
          {!checkoutUrl && (
            <SmartLink to={order} aria-describedby={productId} className="link inline-block py-2">
              {price ? buttons.order : buttons.ask}
            </SmartLink>
          )}
        </p>
        {price !== undefined && (
          <p className="mt-1 text-muted">{`${delivery}. ${checkoutUrl ? '' : delivered}`}</p>
        )}
        <div className="mt-5 flex flex-wrap items-center gap-3">
          {checkoutUrl ? (
            <ButtonLink
              link={{ href: checkoutUrl, label: buttons.buy }}
              aria-describedby={productId}
            />
          ) : (
            <Button
              aria-describedby={productId}
              variant={added ? 'secondary' : 'primary'}
              className="min-w-[min(12rem,100%)]"
              onClick={onAdd}
            >
              {added && <Icon name="i-lucide-check" />}
              {added ? buttons.added : buttons.add}
            </Button>
          )}
          <ButtonLink
            link={{ href: details, label: buttons.details }}
            variant="outline"
            aria-describedby={productId}
          />
        </div>
      </div>
    </article>
  );
}
