import { writeFile } from 'node:fs/promises';
import type { Verification } from './verify-provider.ts';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll(/[^\P{Cc}\n\t]/gu, '');

const caseOf = (suite: string, name: string, reasons: readonly string[]): string => {
  const opened = `    <testcase classname="${escaped(suite)}" name="${escaped(name)}"`;
  return reasons.length === 0 ? `${opened}/>\n` : `${opened}>\n      <failure message="${escaped(reasons[0] ?? '')}">${escaped(reasons.join('\n'))}</failure>\n    </testcase>\n`;
};

/** The verification as JUnit XML, as test runners of all languages read it: a case for each interaction, and one for the cookies where they were looked at. */
export const asJUnit = ({ verified, failures, cookies, hasCookies }: Verification, seconds: number): string => {
  const reasonsOf = new Map(failures.map(({ interaction, reasons }) => [interaction, reasons.length === 0 ? ['failed'] : reasons] as const));
  const cases = [...verified.map((name) => caseOf('contract', name, reasonsOf.get(name) ?? [])), ...(hasCookies ? [caseOf('contract', 'cookies', cookies)] : [])];
  const failed = reasonsOf.size + (cookies.length > 0 ? 1 : 0);
  const counts = `tests="${cases.length}" failures="${failed}" time="${seconds.toFixed(1)}"`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites ${counts}>\n  <testsuite name="waymark contracts" ${counts}>\n${cases.join('')}  </testsuite>\n</testsuites>\n`;
};

/** The same as JSON. */
export const asJson = (verification: Verification & { readonly host: string }, seconds: number): string => `${JSON.stringify({ ...verification, seconds }, null, 2)}\n`;

/** Writes the reports that were asked for. Throws where a file cannot be written. */
export const writeReports = async (verification: Verification & { readonly host: string }, seconds: number, { junit, json }: { readonly junit?: string | undefined; readonly json?: string | undefined }): Promise<void> => {
  if (junit !== undefined) await writeFile(junit, asJUnit(verification, seconds));
  if (json !== undefined) await writeFile(json, asJson(verification, seconds));
};
