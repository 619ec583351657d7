import type { Client } from '#api/client.ts';
import type { ApiFailure } from '#api/failure.ts';
import { failureMeaning, type FailureKind } from '#contracts/failure.ts';

/**
 * J-15: what is told of a failure: which call, how it failed, and the server's name for it. Never a body, an address or
 * a person.
 */
export interface Report {
  /** Name of the endpoint; `page` where the app itself broke. */
  readonly call: string;
  /** `keys`: a reply that was read, and whose keys differ from the contract's. */
  readonly kind: FailureKind | 'crash' | 'keys';
  readonly status: number | null;
  readonly requestId: string | null;
  /** Paths of keys, of a report of keys alone. */
  readonly missing?: readonly string[];
  readonly unknown?: readonly string[];
}

/** Takes one report. Whatever it does, it must not throw and not wait. */
export type Reporter = (report: Report) => void;

/** The same failure again within this time is the same news. */
const QUIET_MILLISECONDS = 60_000;

/** Whether the words "We've logged the issue" would be said of it, wherever it is shown (J-05). */
const isIssue = (failure: ApiFailure): boolean => {
  const { reported } = failureMeaning(failure);
  const isExpected = failure.treatment === 'own' || failure.treatment === 'page';
  return reported === 'always' || (reported === 'unlessExpected' && !isExpected);
};

/** J-15: the report of a failed call, or null where there is nothing to report. */
export const reportOf = (failure: ApiFailure): Report | null =>
  isIssue(failure)
    ? { call: failure.call, kind: failure.kind, status: failure.status, requestId: failure.requestId ?? null }
    : null;

/** Hands reports on, each failure at most once a minute. `now` in milliseconds. */
export const createReporter = (send: Reporter, now: () => number): Reporter => {
  const told = new Map<string, number>();
  return (report) => {
    const key = `${report.call} ${report.kind} ${report.status ?? ''}`;
    if (now() - (told.get(key) ?? Number.NEGATIVE_INFINITY) < QUIET_MILLISECONDS) return;
    told.set(key, now());
    send(report);
  };
};

/** The adapter for an address that takes JSON: a beacon, so that a page that goes away still reports. */
export const beaconTo =
  (
    address: string,
    beacon: (address: string, body: Blob) => boolean = (...sent) => navigator.sendBeacon(...sent),
  ): Reporter =>
  (report) => {
    // text/plain, because a beacon with another type would ask the other host first.
    beacon(address, new Blob([JSON.stringify(report)], { type: 'text/plain' }));
  };

/**
 * Reports every failure of these clients to an address, and gives what the app's own crashes are reported with. No
 * address: nowhere.
 */
export const openReporter = (address: string, clients: readonly Pick<Client, 'onFailure'>[]): Reporter => {
  if (address === '') return () => undefined;
  const report = createReporter(beaconTo(address), Date.now);
  for (const client of clients) {
    client.onFailure((failure) => {
      const told = reportOf(failure);
      if (told !== null) report(told);
    });
  }
  return report;
};
