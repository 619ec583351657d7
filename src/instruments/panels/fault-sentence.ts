import { catalogue } from '#contracts/catalogue.ts';
import type { ArmedFault, Fault, FaultKind } from '#contracts/demo.ts';
import type { Endpoint, FailureCase } from '#contracts/endpoint.ts';
import { failureMeaning } from '#contracts/failure.ts';
import { isArmed, targetText } from './fault-text.ts';

/** What is shown to fail most, in a sentence, each switched on and off with one press. */
export interface Preset {
  readonly label: string;
  readonly fault: Fault;
}

export const PRESETS: readonly Preset[] = [
  { label: 'Bookings do not load', fault: { call: 'listBookings', status: 500, times: 'always' } },
  { label: 'The reply to Submit is lost', fault: { call: 'submitAnswers', kind: 'lost', times: 1 } },
  { label: 'The line is down', fault: { call: '*', kind: 'offline', times: 'always' } },
  { label: 'The line is slow', fault: { call: '*', delayMs: 1200, times: 'always' } },
  { label: 'The service is down for maintenance', fault: { call: '*', status: 503, times: 'always' } },
  { label: 'Half of all calls fail', fault: { call: '*', status: 500, times: 'always', seed: 4711 } },
];

const PARTS = ['call', 'status', 'kind', 'times', 'delayMs', 'pause', 'seed'] as const;

/** Whether a fault is one that a preset arms. */
export const isOfPreset = (fault: Fault, preset: Preset): boolean =>
  PARTS.every((part) => fault[part] === preset.fault[part]);

/** The positions of a preset's faults among those of the demo, the last one first: so they can be removed in turn. */
export const positionsOf = (faults: readonly ArmedFault[], preset: Preset): readonly number[] =>
  faults.flatMap((fault, position) => (isOfPreset(fault, preset) ? [position] : [])).toReversed();

/** Whether a preset will still hit something. */
export const isOn = (faults: readonly ArmedFault[], preset: Preset): boolean =>
  faults.some((fault) => isOfPreset(fault, preset) && isArmed(fault));

const KINDS: Readonly<Record<FaultKind, string>> = {
  offline: 'finds no connection',
  lost: 'is done, and its reply is lost',
  timeout: 'gets no reply',
  html: 'is answered with a page',
  redirect: 'is led to another page',
  empty: 'is answered with nothing',
  truncated: 'is answered with half of the reply',
  malformed: 'is answered in another shape',
  huge: 'is answered with far too much',
  slow: 'is answered slowly',
};

const subjectOf = (call: string): string => {
  if (call === '*') return 'Every call';
  return call === 'realtime' ? 'A new real-time connection' : `The call ${targetText(call)}`;
};

/** A fault as a sentence: `The call GET me is answered with 503`. */
export const sentenceOf = ({ call, status, kind, delayMs, pause, seed }: Fault): string => {
  const predicates = [
    ...(delayMs === undefined ? [] : [`waits ${delayMs.toLocaleString('en-GB')} ms`]),
    ...(pause === undefined ? [] : [`waits until “${pause}” is released`]),
    ...(status === undefined ? [] : [`is answered with ${status}`]),
    ...(kind === undefined ? [] : [KINDS[kind]]),
  ];
  return `${subjectOf(call)} ${predicates.join(', then ')}${seed === undefined ? '' : ', every second time or so'}`;
};

const STATUSES: ReadonlySet<number> = new Set([401, 403, 404, 419, 422, 423, 429, 503]);

/** What the app takes a fault for; null where the call only takes longer. */
const failureCaseOf = ({ status, kind }: Fault): FailureCase | null => {
  if (status !== undefined) return STATUSES.has(status) ? (status as FailureCase) : 'other';
  if (kind === undefined || kind === 'slow') return null;
  return kind === 'offline' || kind === 'lost' || kind === 'timeout' ? 'network' : 'other';
};

const isSilentFor = ({ preset, on }: Endpoint['errors'], failure: FailureCase): boolean => {
  const exception = on?.[failure];
  if (exception !== undefined) return exception === 'silent';
  if (preset === 'mute') return true;
  const breaksSilence = typeof failure === 'number' && failureMeaning({ kind: 'http', status: failure }).breaksSilence;
  return preset === 'silent' && !breaksSilence;
};

const ENDPOINTS: readonly Endpoint[] = Object.values(catalogue);

/** Whether the product shows no message where this fault hits its call (J-11): its page shows what it has. */
export const isSilent = (fault: Fault): boolean => {
  const failure = failureCaseOf(fault);
  const found = ENDPOINTS.find(({ name, number }) => name === fault.call || number === fault.call);
  return failure !== null && found !== undefined && isSilentFor(found.errors, failure);
};
