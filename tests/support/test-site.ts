const port = Number(process.env.TEST_PORT ?? 8788);

/** The site that browser tests visit, and the fault proxy behind it. TEST_PORT moves both. */
export const testSite = {
  port,
  backendPort: port + 100,
  url: `http://127.0.0.1:${port}`,
  backend: `http://127.0.0.1:${port + 100}`,
} as const;
