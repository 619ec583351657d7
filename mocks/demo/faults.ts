import * as z from 'zod/mini';
import { catalogue } from '#contracts/catalogue.ts';
import type { Fault } from '#contracts/demo.ts';
import type { Endpoint } from '#contracts/endpoint.ts';
import { PROVIDER_CALLS } from '../payments/provider-calls.ts';
import { CONNECTION } from '../realtime/connection-faults.ts';

const KINDS = [
  'offline',
  'lost',
  'timeout',
  'html',
  'redirect',
  'empty',
  'truncated',
  'malformed',
  'huge',
  'slow',
] as const;

const FaultInput = z.strictObject({
  call: z.string(),
  status: z.optional(z.int().check(z.minimum(200), z.maximum(599))),
  kind: z.optional(z.enum(KINDS)),
  times: z.optional(z.union([z.int().check(z.positive()), z.literal('always')])),
  delayMs: z.optional(z.number().check(z.minimum(0))),
  pause: z.optional(z.string().check(z.minLength(1))),
  seed: z.optional(z.int()),
});

const known = new Set([
  '*',
  CONNECTION.name,
  ...Object.keys(PROVIDER_CALLS),
  ...Object.values(catalogue).flatMap((endpoint: Endpoint) => [endpoint.name, endpoint.number]),
]);

/** Faults as somebody typed them. Throws with what is wrong: a call that there is not would never be hit, silently. */
export const readFaults = (faults: unknown): readonly Fault[] => {
  const result = z.array(FaultInput).safeParse(faults);
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new Error(
      `These are no faults: '${issue?.path.join('.') ?? ''}' does not fit. Give a list of { call, status, kind, times, delayMs, pause, seed }.`,
    );
  }
  const unknown = result.data.find((fault) => !known.has(fault.call));
  if (unknown !== undefined)
    throw new Error(
      `There is no call '${unknown.call}'. Give an endpoint's name, its number (X-018), '${CONNECTION.name}' or '*'.`,
    );
  return result.data as readonly Fault[];
};
