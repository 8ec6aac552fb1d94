/**
 * The embedded Supabase's fixed keys, in the shape of a hosted project's. They open nothing but a database on this
 * machine, so they may be known; .dev.vars.example has the public one too. Never use them for a hosted project.
 */
export const localKeys = {
  publishable: 'sb_publishable_local_development_key',
  secret: 'sb_secret_local_development_key',
  /** The Worker's token for the outbox: NOTICES_TOKEN in .dev.vars.example. */
  notices: 'local_development_notices_token_of_this_machine',
} as const;
