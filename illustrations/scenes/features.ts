import { organizationFeatures } from './features-organization.ts';
import { serviceFeatures } from './features-services.ts';

/** Every picture that stands beside a page's text. */
export const features = [...organizationFeatures, ...serviceFeatures];
