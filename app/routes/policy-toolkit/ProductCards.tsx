import { Button, ButtonLink } from '~/components/Button';
import { Icon } from '~/components/Icon';
import { SmartLink, TextLink } from '~/components/links';
import { Picture } from '~/components/Picture';
import { Section } from '~/components/Section';
import { useBriefly } from '~/components/useBriefly';
import type { PolicyToolkit, Prices } from '~/content/collections.server';
import { organization } from '~/content/organization';
import { formatCents } from '~/text/numbers';

/** There is no cart: a note says how to order what has no payment page. */
export function ProductCards({
  products: { heading, items, note, noPrice, delivered, buttons },
  prices,
  delivery,
}: Pick<PolicyToolkit, 'products'> & Pick<Prices['toolkit'], 'prices' | 'delivery'>) {
  const [added, add] = useBriefly<string>();
  const title = items.find(({ productId }) => productId === added)?.title;
  return (
    <Section id="products" labelledBy="products-title" heading={heading}>
      {items.some(({ checkoutUrl }) => !checkoutUrl) && (
        <p className="mt-3 text-muted">
          {note.text} <TextLink inline link={note.mail} />
        </p>
      )}
      <ul className="mt-10 grid gap-6 md:grid-cols-2">
        {items.map(({ productId, title, description, image, details, checkoutUrl }, index) => {
          const price: number | undefined = prices[productId];
          const order = `${organization.generalEnquiries}?subject=${encodeURIComponent(title)}`;
          const isWide = index === 0;
          return (
            <li key={productId} className={`grid ${isWide ? 'md:col-span-2' : ''}`}>
              <article
                className={`card flex flex-col overflow-hidden ${isWide ? 'lg:grid lg:grid-cols-2' : ''}`}
              >
                <Picture
                  picture={image}
                  className={`w-full object-cover object-top aspect-[16/9] ${isWide ? 'lg:aspect-[4/3] lg:h-full' : ''}`}
                />
                <div
                  className={`flex flex-1 flex-col p-6 ${isWide ? 'lg:justify-center lg:p-8' : ''}`}
                >
                  <h3 id={productId} className={isWide ? 'step-3' : 'step-2'}>
                    {title}
                  </h3>
                  <p className="mt-2 text-muted">{description}</p>
                  <p
                    className={`flex flex-wrap items-baseline gap-x-5 pt-5 ${isWide ? '' : 'mt-auto'}`}
                  >
                    <span className={isWide ? 'font-display step-3' : 'font-650 step-1'}>
                      {price ? `${formatCents(price * 100)} (CAD)` : noPrice}
                    </span>
                    {!checkoutUrl && (
                      <SmartLink
                        to={order}
                        aria-describedby={productId}
                        className="link inline-block py-2"
                      >
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
                        variant={added === productId ? 'secondary' : 'primary'}
                        className="min-w-[min(12rem,100%)]"
                        onClick={() => add(productId)}
                      >
                        {added === productId && <Icon name="i-lucide-check" />}
                        {added === productId ? buttons.added : buttons.add}
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
            </li>
          );
        })}
      </ul>
      <p role="status" className="visually-hidden">
        {title ? `${title}: ${buttons.added}` : ''}
      </p>
    </Section>
  );
}
