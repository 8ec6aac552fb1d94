import { existsSync, readFileSync } from 'node:fs';
import * as v from 'valibot';

/** How many tests ended how. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  /** How many of the passed ones needed a second try. */
  readonly secondTry: number;
}

const none: Counts = { passed: 0, failed: 0, skipped: 0, secondTry: 0 };

const VitestReport = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numPendingTests: v.number(),
});

const PlaywrightReport = v.object({
  stats: v.object({
    expected: v.number(),
    unexpected: v.number(),
    flaky: v.number(),
    skipped: v.number(),
  }),
});

/** The counts of Vitest's JSON report; none when it wrote no report. */
export function vitestCounts(file: string): Counts {
  if (!existsSync(file)) return none;
  const report = v.parse(VitestReport, JSON.parse(readFileSync(file, 'utf8')));
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests,
    secondTry: 0,
  };
}

/** The counts of Playwright's JSON report. */
export function playwrightCounts(file: string): Counts {
  if (!existsSync(file)) return none;
  const { stats } = v.parse(PlaywrightReport, JSON.parse(readFileSync(file, 'utf8')));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    secondTry: stats.flaky,
  };
}
