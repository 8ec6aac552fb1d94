/** The sites that browser tests visit: the built site's port and that of the backend behind it. */
export const testSites = {
  healthy: { port: 8788, backendPort: 54331, url: 'http://127.0.0.1:8788' },
  faulty: { port: 8789, backendPort: 54332, url: 'http://127.0.0.1:8789' },
} as const;

/** Where tests steer the stand-in behind the faulty site (tests/support/fake-supabase). */
export const faultControl = `http://127.0.0.1:${testSites.faulty.backendPort}`;
