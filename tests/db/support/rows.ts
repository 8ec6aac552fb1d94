import { organization } from '../../../app/content/organization.ts';
import type { Database } from '../../../app/server/supabase/database.types.ts';

type Tables = Database['public']['Tables'];

/** A newsletter signup exactly as the site sends it. */
export const signup = {
  email: 'reader@charity.example',
  company: organization.name,
  created_at: '2026-11-21T12:00:00.000Z',
} as const satisfies Tables['newsletter_signups']['Insert'];

/** A contact submission exactly as the site sends it, with every column and nothing optional filled in. */
export const submission = {
  full_name: 'Zoë Côté',
  email_address: 'zoe@charity.example',
  organization_name: null,
  country: 'Canada',
  monthly_budget: null,
  timeline: null,
  interest_area: 'General Inquiry',
  message: 'Hello.\nᐊᐃ, can we talk? 🙂',
  status: 'new',
} as const satisfies Required<Omit<Tables['contact_submissions']['Insert'], 'id' | 'created_at'>>;

/** A job with what a row must have. */
export const job = {
  title: 'Bookkeeper',
  location: 'Toronto, Ontario',
  description: 'Keep the books.',
  slug: 'bookkeeper-for-a-test',
  application_url: 'https://apply.cedarline.example/bookkeeper',
} as const satisfies Tables['jobs']['Insert'];
