/** The embedded Supabase's keys. They open a database on this machine alone, so they may be known; no hosted project may use them. */
export const localKeys = {
  publishable: 'sb_publishable_local_development_key',
  secret: 'sb_secret_local_development_key',
  /** The Worker's token for the outbox: NOTICES_TOKEN in .dev.vars.example. */
  notices: 'local_development_notices_token_of_this_machine',
} as const;
