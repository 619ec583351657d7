import * as fc from 'fast-check';
import { catalogue } from '#contracts/catalogue.ts';
import type { Endpoint } from '#contracts/endpoint.ts';
import { nodeOf, unwrapped } from '#contracts/schema-node.ts';
import { arbitraryReply } from '#contracts/testing/arbitrary-reply.ts';
import { mutationsOf } from '../lib/mutations.ts';

/** Replies of each kind for each call. */
export const REPLIES = 12;
const SEED = 20_261_122;

/** Whether a reply is an object or a list: pact has no rule for one of the two. */
const isObjectOrList = ({ reply }: Endpoint): boolean => {
  const kinds = (nodeOf(unwrapped(reply)).options ?? []).map((option) => nodeOf(option).type);
  return kinds.includes('object') && kinds.includes('array');
};

/** The calls whose reply is read. */
export const READ_CALLS: readonly Endpoint[] = Object.values(catalogue as Readonly<Record<string, Endpoint>>).filter(
  (endpoint) =>
    endpoint.replies === undefined && nodeOf(unwrapped(endpoint.reply)).type !== 'unknown' && !isObjectOrList(endpoint),
);

/** A reply of a call, as its schema has it or broken. */
export interface Case {
  readonly endpoint: Endpoint;
  readonly body: unknown;
  /** What was broken on purpose. */
  readonly label?: string;
}

/** A reply with every key. */
export const exampleOf = ({ reply }: Endpoint): unknown =>
  fc.sample(arbitraryReply(reply, { isComplete: true }), { numRuns: 1, seed: SEED })[0];

const casesOf = (endpoint: Endpoint): readonly Case[] => {
  const whole = fc.sample(arbitraryReply(endpoint.reply), { numRuns: REPLIES, seed: SEED });
  const changes = mutationsOf({ status: 200, headers: {}, raw: Buffer.from(''), body: exampleOf(endpoint) }).filter(
    ({ reply }) => reply.status === 200,
  );
  const broken = fc.sample(fc.constantFrom(...changes), { numRuns: REPLIES, seed: SEED });
  return [
    ...whole.map((body) => ({ endpoint, body })),
    ...broken.map(({ label, reply }) => ({ endpoint, body: reply.body, label })),
  ];
};

/** The same in every process. */
export const cases: readonly Case[] = READ_CALLS.flatMap(casesOf);
