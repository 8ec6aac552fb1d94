import { Button, ButtonLink } from '~/components/Button';
import { Icon } from '~/components/Icon';
import { Picture } from '~/components/Picture';
import { SmartLink } from '~/components/SmartLink';
import { organization } from '~/content/organization';
import { policyToolkit } from '~/content/policy-toolkit';

/** One product. Without scripts its button is a link that orders by email. */
export function ProductCard({
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
