import { canonical } from '~/components/canonical';
import { publisher } from '~/components/page-meta';
import { organization } from '~/content/organization';
import { pictureFile } from '~/content/pictures';
import { policyToolkit } from '~/content/policy-toolkit';

const { product, meta } = policyToolkit;
const url = canonical('/products/policy-toolkit');

/** The toolkit and its price for search engines (developers.google.com/search/docs/appearance/structured-data/product). */
export const toolkitData = {
  '@type': 'Product',
  name: product.name,
  description: meta.description,
  image: canonical(pictureFile('toolkit/full-toolkit').src),
  sku: 'full-toolkit',
  brand: { '@type': 'Brand', name: organization.name },
  url,
  offers: {
    '@type': 'Offer',
    price: product.price.toFixed(2),
    priceCurrency: product.currency,
    availability: 'https://schema.org/InStock',
    itemCondition: 'https://schema.org/NewCondition',
    url: `${url}#products`,
    seller: publisher,
  },
} as const;
