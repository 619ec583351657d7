import { catalogue } from '#contracts/catalogue.ts';
import type { ArmedFault, Fault, FaultKind } from '#contracts/demo.ts';
import type { Endpoint } from '#contracts/endpoint.ts';

/** Whether a fault will still hit something. */
export const isArmed = ({ times = 1, hits }: ArmedFault): boolean => times === 'always' || hits < times;

const ENDPOINTS: readonly Endpoint[] = Object.values(catalogue);

/** What a fault is aimed at, as the log writes calls: `POST bookings`. */
export const targetText = (call: string): string => {
  if (call === '*') return 'Any call';
  const found = ENDPOINTS.find(({ name, number }) => name === call || number === call);
  return found === undefined ? call : `${found.method} ${found.path}`;
};

const KINDS: Readonly<Record<FaultKind, string>> = {
  offline: 'offline',
  lost: 'done, reply lost',
  timeout: 'no reply',
  html: 'a page, 200',
  redirect: 'led to a page',
  empty: 'empty',
  truncated: 'cut off',
  malformed: 'another shape',
  huge: 'huge',
  slow: 'slow',
};

/** What becomes of the calls that it hits: `500`, `offline`, `1,200 ms`. */
export const effectText = ({ status, kind, delayMs, pause, seed }: Fault): string =>
  [
    ...(status === undefined ? [] : [String(status)]),
    ...(kind === undefined ? [] : [KINDS[kind]]),
    ...(delayMs === undefined ? [] : [`${delayMs.toLocaleString('en-GB')} ms`]),
    ...(pause === undefined ? [] : [`paused: ${pause}`]),
    ...(seed === undefined ? [] : [`half, seed ${seed}`]),
  ].join(', ');

/** How often it hits, and how often it did: `next 2`, `always, 3 hits`, `spent`. */
export const timesText = (fault: ArmedFault): string => {
  const { times = 1, hits } = fault;
  const met = hits === 0 ? '' : `, ${hits} ${hits === 1 ? 'hit' : 'hits'}`;
  if (!isArmed(fault)) return `spent${met}`;
  return times === 'always' ? `always${met}` : `next ${times - hits}${met}`;
};

/** Every call that a fault can be aimed at, with its name as the value, by the first part of its path. */
export const TARGETS: readonly {
  readonly group: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}[] = [
  {
    group: 'Everything',
    options: [
      { value: '*', label: 'Any call' },
      { value: 'realtime', label: 'New real-time connections' },
    ],
  },
  ...[...Map.groupBy(ENDPOINTS, ({ path }) => path.split('/')[0] ?? '')]
    .toSorted(([first], [second]) => first.localeCompare(second))
    .map(([group, endpoints]) => ({
      group,
      options: endpoints.map(({ name, method, path }) => ({ value: name, label: `${method} ${path} (${name})` })),
    })),
  {
    group: 'Card provider',
    options: ['loadPayments', 'findWallet', 'retrievePayment', 'confirmPayment', 'authenticatePayment'].map((name) => ({
      value: name,
      label: name,
    })),
  },
];

/** What a fault can do: a status or a kind, as one choice. */
export const EFFECTS: readonly { readonly value: string; readonly label: string }[] = [
  ...[500, 401, 403, 404, 409, 413, 419, 422, 423, 429, 503].map((status) => ({
    value: String(status),
    label: String(status),
  })),
  ...Object.entries(KINDS).map(([value, label]) => ({ value, label })),
];

/** The fault that a choice of `EFFECTS` makes. */
export const faultOf = (
  call: string,
  effect: string,
  times: number | 'always',
  more: Pick<Fault, 'delayMs' | 'seed'>,
): Fault => ({
  call,
  ...(/^\d+$/.test(effect) ? { status: Number(effect) } : { kind: effect as FaultKind }),
  times,
  ...more,
});

/**
 * Why a text is no number from 0 on; undefined where it is one, or empty. `kind` says what the field takes: `A whole
 * number of milliseconds`.
 */
export const numberError = (text: string, kind: string): string | undefined => {
  const typed = text.trim();
  if (typed === '' || /^\d{1,9}$/.test(typed)) return undefined;
  return /^\d+$/.test(typed) ? 'At most nine digits' : kind;
};

/** A number that was typed; nothing where none was. */
export const numberOf = (text: string): number | undefined => (text.trim() === '' ? undefined : Number(text));
