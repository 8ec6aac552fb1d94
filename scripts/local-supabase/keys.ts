/** The keys of the local Supabase. They open nothing but a database on this machine, so everybody may know them. */
export const localKeys = {
  publishable: 'sb_publishable_local_development_key',
  secret: 'sb_secret_local_development_key',
  /** The Worker's token: NOTICES_TOKEN in .dev.vars.example. */
  notices: 'local_development_notices_token_of_this_machine',
} as const;
