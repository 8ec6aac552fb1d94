const runs = Number(process.env.FUZZ_RUNS ?? 300);

export const fuzz = { runs, timeout: 60_000 + runs * 20 } as const;
