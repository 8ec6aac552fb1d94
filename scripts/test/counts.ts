import { existsSync, readFileSync } from 'node:fs';
import * as v from 'valibot';

/** How many tests ended how. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

const none: Counts = { passed: 0, failed: 0, skipped: 0 };

const VitestReport = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numPendingTests: v.number(),
});

const PlaywrightReport = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), skipped: v.number() }),
});

/** The counts of Vitest's JSON report; none when it wrote no report. */
export function vitestCounts(file: string): Counts {
  if (!existsSync(file)) return none;
  const report = v.parse(VitestReport, JSON.parse(readFileSync(file, 'utf8')));
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests,
  };
}

/** The counts of Playwright's JSON report; none when it wrote no report. */
export function playwrightCounts(file: string): Counts {
  if (!existsSync(file)) return none;
  const { stats } = v.parse(PlaywrightReport, JSON.parse(readFileSync(file, 'utf8')));
  return { passed: stats.expected, failed: stats.unexpected, skipped: stats.skipped };
}

/** All counts together. */
export function sum(all: readonly Counts[]): Counts {
  return all.reduce(
    (total, { passed, failed, skipped }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
    }),
    none,
  );
}
