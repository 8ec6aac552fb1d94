/** The first of the ports that the browser tests take: TEST_PORT, for when another program has them. */
const port = Number(process.env.TEST_PORT ?? 8788);

const site = (offset: number) => ({
  port: port + offset,
  backendPort: port + offset + 100,
  url: `http://127.0.0.1:${port + offset}`,
});

/** The sites that browser tests visit: the built site's port and that of the backend behind it. */
export const testSites = { healthy: site(0), faulty: site(1) } as const;

/** Where tests steer the fake behind the faulty site (tests/support/fake-supabase). */
export const faultControl = `http://127.0.0.1:${testSites.faulty.backendPort}`;
