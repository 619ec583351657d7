import type { SnapshotFrom } from 'xstate';
import type { takingMachine } from '#machines/assessments/taking.machine.ts';

/** Why there is nothing to answer: a board instead of questions. */
export type ClosedReason = 'exempt' | 'unavailable' | 'offline' | 'tooManyFailures' | 'noQuestions' | 'expired';
/** What became of an attempt. */
export type ResultKind = 'passed' | 'failed' | 'failedFinally' | 'underReview';
export type Screen = 'loading' | 'notLoaded' | 'questions' | ClosedReason | ResultKind;

const BY_NAME = [
  'exempt',
  'unavailable',
  'offline',
  'tooManyFailures',
  'noQuestions',
  'expired',
  'passed',
  'underReview',
  'notLoaded',
] as const;

/** Which screen stands in a state of the chart. While the not-found page is on its way it is `loading`. */
export const screenOf = (snapshot: SnapshotFrom<typeof takingMachine>): Screen => {
  if (snapshot.hasTag('questions')) return 'questions';
  if (snapshot.matches({ failed: 'final' })) return 'failedFinally';
  if (snapshot.matches('failed')) return 'failed';
  return BY_NAME.find((name) => snapshot.matches(name)) ?? 'loading';
};

const RESULTS: readonly Screen[] = ['passed', 'failed', 'failedFinally', 'underReview'];

export const isResult = (screen: Screen): screen is ResultKind => RESULTS.includes(screen);
