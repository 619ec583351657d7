import type { Fault } from '#contracts/demo.ts';
import type { Backend } from '../backend.ts';
import { consumeFault, isPaused, type Target } from './faults.ts';
import { failBeforeRule, wait } from './respond.ts';

/** How often a paused call asks whether it may go on. */
const LOOK_EVERY_MS = 20;

/**
 * Takes the fault that is aimed at a call and waits as it says. `lost`: the network error that it becomes; null where
 * it goes on.
 */
export const meetFault = async (
  backend: Backend,
  target: Target,
  signal: AbortSignal,
): Promise<{ readonly fault: Fault | null; readonly lost: Response | null }> => {
  const { delayMs, pause, fault } = await backend.write((db) => consumeFault(db, target));
  await wait(delayMs, signal);
  while (pause !== null && !signal.aborted && (await backend.read((db) => isPaused(db, pause))))
    await wait(LOOK_EVERY_MS, signal);
  return { fault, lost: await failBeforeRule(fault, signal) };
};
