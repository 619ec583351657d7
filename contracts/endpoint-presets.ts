import * as z from 'zod/mini';
import type { EndpointParts, ErrorPolicy, Method, Viewing } from './endpoint.ts';
import { Anything, maybe, WireNumber } from './wire.schema.ts';

/** What a preset gives, under what a call declares itself. */
type Completed<P, D> = {
  readonly [K in keyof P | keyof D]: K extends keyof D ? D[K] : K extends keyof P ? P[K] : never;
};

/** What every call may say, and its method. */
type Declared = EndpointParts & { readonly method: Method };

/** A preset leaves to each write what it is while viewing as a learner (0287). */
type Unshared = { readonly viewing?: never };

/** What is left for a call to declare; it may also declare anew what the preset gives. */
type Rest<P> = Omit<Declared, keyof P> &
  Partial<Pick<Declared, Extract<keyof P, keyof Declared>>> &
  (P extends { readonly method: 'GET' } ? Unshared : { readonly viewing: Viewing });

/** Declares calls that have these parts in common, and keeps each one's exact type. */
const preset =
  <const P extends Partial<Declared> & Unshared>(given: P) =>
  /* @__NO_SIDE_EFFECTS__ */
  <const D extends Rest<P>>(declared: D): Completed<P, D> =>
    ({ ...given, ...declared }) as Completed<P, D>;

/**
 * A call of somebody signed in that answers 200 and that the specification fixes. Table X is the measure:
 * `scripts/table-x.test.ts` compares every call with it.
 */
const AUTHENTICATED = { success: [200], session: 'required', contract: 'known' } as const satisfies Partial<Declared>;

/** Bytes, whose failures the caller shows, or the element of the page that loads them. */
const BYTES = {
  ...AUTHENTICATED,
  method: 'GET',
  reply: z.instanceof(Blob),
  replies: 'blob',
  errors: { preset: 'mute' },
} as const satisfies Partial<Declared>;

/** Reads something as the person who is signed in. */
export const authenticatedGet = preset({ ...AUTHENTICATED, method: 'GET' });

/** Creates or submits something as the person who is signed in. */
export const authenticatedPost = preset({ ...AUTHENTICATED, method: 'POST' });

/** Changes something as the person who is signed in. */
export const authenticatedPatch = preset({ ...AUTHENTICATED, method: 'PATCH' });

/** Replaces something as the person who is signed in. */
export const authenticatedPut = preset({ ...AUTHENTICATED, method: 'PUT' });

/** Bytes whose address stands in the page, for a picture or a frame; no code calls it. */
export const blob = preset(BYTES);

/** Bytes that the client downloads. */
export const download = preset({
  ...BYTES,
  query: z.strictObject({ download: maybe(z.string()) }),
  fixedQuery: { download: 'true' },
});

/** Anybody may make it, with or without a session. */
export const publicPost = preset({ method: 'POST', success: [200], session: 'none' });

/** The part of a call whose reply has no body that anybody reads (L18). */
export const NO_REPLY = { reply: Anything, replies: 'empty' } as const;

/** The statuses of a write whose row of table X does not say which 2xx it answers with (0232). */
export const COUNTED = [204, 201, 200] as const;

/** One record by its number, or by the key of a link. */
export const Id = z.strictObject({ id: WireNumber });
export const Key = z.strictObject({ key: z.string() });

/**
 * A flow answers itself what became of its call, an answer that never came included. Whether the session is over (401,
 * 419) and maintenance (503) are everybody's business.
 */
export const OWN_ERRORS = {
  preset: 'own',
  on: { 403: 'own', 404: 'own', 422: 'own', 423: 'own', 429: 'own', other: 'own', network: 'own' },
} as const satisfies ErrorPolicy;

/** D-14, Q-11, J-01: a reviewer without an admin account keeps their session, so a 403 is the review's own. */
export const REVIEW_ERRORS = {
  reading: { preset: 'tray', on: { 403: 'own', 404: 'page' } },
  deciding: { preset: 'tray', on: { 403: 'own' } },
} as const satisfies Record<string, ErrorPolicy>;
