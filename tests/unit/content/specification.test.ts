// The wordings and prices of the specification that this site was ordered with. Delete this file once you say something else: nothing depends on it.
import { expect, it } from 'vitest';
import { careers } from '../../../app/content/careers.ts';
import faq from '../../../app/content/data/faq.json' with { type: 'json' };
import { footer } from '../../../app/content/footer.ts';
import { organization } from '../../../app/content/organization.ts';
import { rates, toolkitProduct } from '../../../app/content/rates.ts';
import { readContent, readModules } from '../../../scripts/content/read-sources.ts';
import { textsOf } from '../../../scripts/content/source.ts';

const wordings = `
Empowering Nonprofits for Lasting Impact
Proudly Canadian with Impact Beyond
Explore Our Services
Book a Consultation
Visit Page
View Open Positions
All Categories
Page 1 of 1
No blog posts found matching your search criteria. Try adjusting your filters.
No FAQs found matching your search. Try different keywords or contact us directly.
Subscribe
Subscribed!
Subscribing...
Thank you for subscribing!
Something went wrong. Please try again.
Sending...
Thank you for reaching out! We've received your message and will get back to you within 24 hours.
Something went wrong submitting your message. Please try emailing us directly at ${organization.email}
Add to Cart
Added to Cart!
View Details
Loading current opportunities...
Loading job details...
About the Role
Who We're Looking For
What We Offer
Job Details
How to Apply
Apply via Email
Apply Now
Questions About This Role?
Job Not Found
The position you're looking for may have been filled or is no longer available.
This position is no longer available
View All Openings
Submit Your Resume
`;

it('each wording of the specification is a text of this site', async () => {
  const sources = [...(await readContent()).sources, ...(await readModules()).sources];
  const texts = new Set(sources.flatMap(({ value }) => textsOf(value)).map(({ text }) => text));
  const missing = wordings
    .trim()
    .split('\n')
    .filter((wording) => !texts.has(wording));
  expect(missing).toEqual([]);
});

it('texts begin, prices stand and questions are grouped as ordered', () => {
  expect(careers.list.empty).toMatch(
    /^We currently do not have any open positions, but we are always looking for talented people!/,
  );
  expect(footer.suite.text).toContain('launches in November 2025');
  expect(rates.tiers).toEqual([
    { min: 1, max: 20, monthlyRate: 395 },
    { min: 21, max: 50, monthlyRate: 345 },
    { min: 51, max: 200, monthlyRate: 295 },
  ]);
  expect(rates.staffTypes.map(({ share }) => share)).toEqual([1, 0.5, 0.25, 0]);
  expect([toolkitProduct.prices['full-toolkit'], toolkitProduct.templates]).toEqual([199, '25+']);
  expect(faq.groups.map(({ category }) => category)).toEqual([
    'Services & Products',
    'Pricing & Engagement',
    'Technology & Integration',
    'Getting Started',
  ]);
});
