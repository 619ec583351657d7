import type { Endpoint } from '#contracts/endpoint.ts';
import { missingKeys } from '#contracts/missing-keys.ts';
import { unknownKeys } from '#contracts/unknown-keys.ts';
import type { Report, Reporter } from './reporter.ts';

/**
 * The report of a reply that the app could read and whose keys differ from the contract's: which are missing, which are
 * unknown. Names of keys alone, never a value (J-15). Null where none differs.
 */
export const shapeReportOf = (endpoint: Endpoint, body: unknown): Report | null => {
  const missing = missingKeys(endpoint.reply, body);
  const unknown = unknownKeys(endpoint.reply, body);
  return missing.length + unknown.length === 0
    ? null
    : { call: endpoint.name, kind: 'keys', status: null, requestId: null, missing, unknown };
};

/** Reports the keys of a reply where they differ. */
export const reportShape = (report: Reporter, endpoint: Endpoint, body: unknown): void => {
  const told = shapeReportOf(endpoint, body);
  if (told !== null) report(told);
};
