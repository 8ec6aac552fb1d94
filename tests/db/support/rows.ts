import { organization } from '../../../app/content/organization.ts';
import type { Database } from '../../../app/server/supabase/database.types.ts';
import { fullMessage } from '../../support/contact-message.ts';

type Tables = Database['public']['Tables'];

/** A newsletter signup exactly as the site sends it. */
export const signup = {
  email: 'reader@charity.example',
  company: organization.name,
  created_at: '2026-11-21T12:00:00.000Z',
} as const satisfies Tables['newsletter_signups']['Insert'];

/** A contact submission as the site sends it, with nothing optional filled in. */
export const submission = {
  ...fullMessage,
  organization_name: null,
  monthly_budget: null,
  timeline: null,
  status: 'new',
} as const satisfies Tables['contact_submissions']['Insert'];

/** A job with what a row must have. */
export const job = {
  title: 'Bookkeeper',
  location: 'Toronto, Ontario',
  description: 'Keep the books.',
  slug: 'bookkeeper-for-a-test',
  application_url: 'https://apply.cedarline.example/bookkeeper',
} as const satisfies Tables['jobs']['Insert'];
