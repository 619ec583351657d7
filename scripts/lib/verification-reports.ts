import { writeFile } from 'node:fs/promises';
import type { Verification } from './verify-provider.ts';

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '');

/** What was verified, where, and what a host on another origin was found to refuse; null where nobody asked. */
export interface Reported extends Verification {
  readonly host: string;
  readonly preflight: readonly string[] | null;
}

type Outcome = 'passed' | 'failure' | 'skipped';

interface Case {
  readonly name: string;
  readonly outcome: Outcome;
  readonly reasons: readonly string[];
}

const written = ({ name, outcome, reasons }: Case): string => {
  const opened = `    <testcase classname="contract" name="${escaped(name)}"`;
  if (outcome === 'passed') return `${opened}/>\n`;
  return `${opened}>\n      <${outcome} message="${escaped(reasons[0] ?? 'failed')}">${escaped(reasons.join('\n'))}</${outcome}>\n    </testcase>\n`;
};

const caseOf = (name: string, faults: readonly string[]): Case => ({
  name,
  outcome: faults.length === 0 ? 'passed' : 'failure',
  reasons: faults,
});

/**
 * The verification as JUnit XML, as test runners of all languages read it: a case for each interaction, one for the
 * cookies and one for calls from another origin where they were looked at. What is only unlike an assumption was
 * skipped.
 */
export const asJUnit = (
  { verified, failures, cookies, hasCookies, preflight }: Omit<Reported, 'host'>,
  seconds: number,
): string => {
  const failed = new Map(failures.map((failure) => [failure.interaction, failure] as const));
  const interactions = verified.map((name): Case => {
    const { reasons = [], assumes } = failed.get(name) ?? {};
    return { name, outcome: !failed.has(name) ? 'passed' : assumes === undefined ? 'failure' : 'skipped', reasons };
  });
  const cases = [
    ...interactions,
    ...(hasCookies ? [caseOf('cookies', cookies)] : []),
    ...(preflight === null ? [] : [caseOf('calls from another origin', preflight)]),
  ];
  const count = (outcome: Outcome): number => cases.filter((each) => each.outcome === outcome).length;
  const counts = `tests="${cases.length}" failures="${count('failure')}" skipped="${count('skipped')}" time="${seconds.toFixed(1)}"`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites ${counts}>\n  <testsuite name="waymark contracts" ${counts}>\n${cases.map(written).join('')}  </testsuite>\n</testsuites>\n`;
};

/** The same as JSON. */
export const asJson = (verification: Reported, seconds: number): string =>
  `${JSON.stringify({ ...verification, seconds }, null, 2)}\n`;

/** Writes the reports that were asked for. Throws where a file cannot be written. */
export const writeReports = async (
  verification: Reported,
  seconds: number,
  { junit, json }: { readonly junit?: string | undefined; readonly json?: string | undefined },
): Promise<void> => {
  if (junit !== undefined) await writeFile(junit, asJUnit(verification, seconds));
  if (json !== undefined) await writeFile(json, asJson(verification, seconds));
};
