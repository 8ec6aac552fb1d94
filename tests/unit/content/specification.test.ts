// The wordings and counts that this site was ordered with. Delete this file once you say something else: nothing depends on it.
import { expect, it } from 'vitest';
import { about } from '../../../app/content/about.ts';
import { aimpactSuite } from '../../../app/content/aimpact-suite.ts';
import { blog, blogCategories } from '../../../app/content/blog.ts';
import { careers, jobPage } from '../../../app/content/careers.ts';
import { contact } from '../../../app/content/contact.ts';
import { faq } from '../../../app/content/faq.ts';
import { footer } from '../../../app/content/footer.ts';
import { home } from '../../../app/content/home.ts';
import { newsletter } from '../../../app/content/newsletter.ts';
import { organization } from '../../../app/content/organization.ts';
import { partnership } from '../../../app/content/partnership.ts';
import { policyToolkit } from '../../../app/content/policy-toolkit.ts';
import { products } from '../../../app/content/products.ts';
import { rates, toolkitProduct } from '../../../app/content/rates.ts';
import { resources } from '../../../app/content/resources.ts';
import { servicePages } from '../../../app/content/services/index.ts';
import { servicesOverview } from '../../../app/content/services.ts';
import { team } from '../../../app/content/team.ts';

it.each<[string, readonly unknown[], number]>([
  ['why-choose-us cards', home.whyUs.cards, 4],
  ['service cards on the home page', home.services.cards, 6],
  ['suite products on the home page', home.suite.modules, 5],
  ['testimonials on the home page', home.testimonials.items, 4],
  ['what-makes-us-different cards', about.differences.cards, 6],
  ['core values', about.values.items, 6],
  ['service areas on the overview', servicesOverview.areas, 6],
  ['service areas of the partnership', partnership.areas.rows, 4],
  ['staff profiles', team.staff, 3],
  ['featured products', products.suite.modules, 5],
  ['purchase steps of the toolkit', policyToolkit.steps.items, 4],
  ['product cards of the toolkit', policyToolkit.products.items, 3],
  ['tools of the suite', aimpactSuite.tools, 5],
  ['cards of the resources hub', resources.cards, 5],
])('there are so many %s', (_, items, count) => {
  expect(items).toHaveLength(count);
});

it('each service page has two paragraphs, six capabilities and six benefits, and custom solutions five steps', async () => {
  for (const load of Object.values(servicePages)) {
    const service = await load();
    const { intro, capabilities, benefits } = service;
    expect([intro.length, capabilities.length, benefits.length], service.slug).toEqual([2, 6, 6]);
    if (service.kind === 'custom') expect(service.process.steps).toHaveLength(5);
  }
});

const { email } = organization;
it.each([
  ['tagline', home.header.title, 'Empowering Nonprofits for Lasting Impact'],
  ['footer', organization.footerLine, 'Proudly Canadian with Impact Beyond'],
  ['explore', home.actions.primary.label, 'Explore Our Services'],
  ['book', home.actions.secondary.label, 'Book a Consultation'],
  ['visit', partnership.areas.rows[0]?.link.label, 'Visit Page'],
  ['openings', team.openings.link.label, 'View Open Positions'],
  ['categories', blog.category.all, 'All Categories'],
  ['pages', blog.pagination.position, 'Page 1 of 1'],
  [
    'no posts',
    blog.empty,
    'No blog posts found matching your search criteria. Try adjusting your filters.',
  ],
  [
    'no questions',
    faq.empty.text,
    'No FAQs found matching your search. Try different keywords or contact us directly.',
  ],
  [
    'subscribe',
    [blog.newsletter.button, resources.newsletter.button].join(),
    'Subscribe,Subscribe',
  ],
  [
    'subscribed',
    [blog.newsletter.done, resources.newsletter.done].join(),
    'Subscribed!,Subscribed!',
  ],
  ['subscribing', newsletter.submitting, 'Subscribing...'],
  ['signed up', newsletter.success, 'Thank you for subscribing!'],
  ['signup failed', newsletter.failure, 'Something went wrong. Please try again.'],
  ['sending', contact.form.sending, 'Sending...'],
  [
    'sent',
    contact.form.success,
    "Thank you for reaching out! We've received your message and will get back to you within 24 hours.",
  ],
  [
    'not sent',
    contact.form.failure,
    `Something went wrong submitting your message. Please try emailing us directly at ${email}`,
  ],
  [
    'cart',
    [policyToolkit.products.add, policyToolkit.products.added].join(),
    'Add to Cart,Added to Cart!',
  ],
  ['details', policyToolkit.products.details, 'View Details'],
  ['jobs loading', careers.list.loading, 'Loading current opportunities...'],
  ['job loading', jobPage.loading, 'Loading job details...'],
  ['about the job', jobPage.about, 'About the Role'],
  ['qualifications', jobPage.qualifications, "Who We're Looking For"],
  ['benefits', jobPage.benefits, 'What We Offer'],
  ['job details', jobPage.details.heading, 'Job Details'],
  ['apply', jobPage.apply.heading, 'How to Apply'],
  ['by email', jobPage.apply.byEmail.button, 'Apply via Email'],
  ['online', jobPage.apply.online.button, 'Apply Now'],
  ['questions', jobPage.questions.heading, 'Questions About This Role?'],
  ['no job', jobPage.notFound.title, 'Job Not Found'],
  [
    'gone',
    jobPage.notFound.subtitle,
    "The position you're looking for may have been filled or is no longer available.",
  ],
  ['not available', jobPage.notFound.heading, 'This position is no longer available'],
  ['all openings', jobPage.notFound.openings.label, 'View All Openings'],
  ['resume', jobPage.notFound.resume.label, 'Submit Your Resume'],
])('the wording stands: %s', (_, said, wording) => {
  expect(said).toBe(wording);
});

it('texts begin and prices stand as ordered', () => {
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
  expect([toolkitProduct.price, toolkitProduct.templates]).toEqual([199, '25+']);
  expect(blogCategories).toHaveLength(6);
  expect(faq.groups.map(({ category }) => category)).toEqual([
    'Services & Products',
    'Pricing & Engagement',
    'Technology & Integration',
    'Getting Started',
  ]);
});
