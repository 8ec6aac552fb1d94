const runs = Number(process.env.FUZZ_RUNS ?? 300);

/** How many cases each property test tries: a few hundred, or as many as FUZZ_RUNS says; and how long it may take. */
export const fuzz = { runs, timeout: 60_000 + runs * 20 } as const;
