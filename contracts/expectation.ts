import type { Assumption } from './assumption.ts';
import type { EndpointName } from './catalogue.ts';
import type { Endpoint, Viewing } from './endpoint.ts';
import type { RealtimeEventName } from './notifications/realtime-events.schema.ts';

/** A row of table X, the checklist's list of calls. */
export type RowNumber = `X-${string}`;

/** A column in which a call can differ from its row. */
export type DescribedColumn = 'call' | 'query' | 'fixedQuery' | 'body' | 'success' | 'errors' | 'contract';

interface ReadExpectation {
  /**
   * What happens to each failure, as table X and J-01's list say it: t tray, s silent, o own, p page. Columns: 401 403
   * 404 419 422 423 429 503 other network.
   */
  readonly failures: string;
  /** Where a learner or a reviewer meets the call: what breaks when its reply cannot be read. */
  readonly screen: string;
  /** Where the call is not as its row of table X says, on purpose: what it declares, and the decision that explains it. */
  readonly deviations?: Readonly<Partial<Record<DescribedColumn, readonly [declares: string, decision: string]>>>;
  /** Cells of its row that are prose, and the same in the notation of the other cells. */
  readonly readings?: Readonly<
    Partial<Record<Exclude<DescribedColumn, 'fixedQuery'>, readonly [cell: string, means: string]>>
  >;
  /** Further rows that it answers: same verb and path, told apart by query or body (0232). */
  readonly alsoAnswers?: readonly RowNumber[];
  /** No code makes the call: the item of the checklist that wants it declared nevertheless. */
  readonly withoutCaller?: string;
}

interface WriteExpectation extends ReadExpectation {
  /** H-17, 0287: what the write is while somebody views as a learner, and why. */
  readonly viewing: readonly [Viewing, reason: string];
}

/** What a call is expected to be, told a second time beside its declaration. */
export type CallExpectation<E = Endpoint> = E extends { readonly method: 'GET' } ? ReadExpectation : WriteExpectation;

/**
 * A second opinion about the calls of an area, which tests compare with what the calls declare: whoever changes a
 * declaration changes it here, too. `Calls`: the exports of the area's `*.endpoints.ts` files. A call without an entry
 * does not type-check.
 */
export interface Expectations<Calls = Partial<Readonly<Record<EndpointName, Endpoint>>>> {
  readonly calls: { readonly [N in keyof Calls]: CallExpectation<Calls[N]> };
  /** What the specification does not say about the area's calls and events (0123). */
  readonly assumptions?: readonly Assumption<Extract<keyof Calls, string> | RealtimeEventName>[];
}
