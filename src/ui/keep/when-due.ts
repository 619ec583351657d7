import type { DeviceStore } from './device-store.ts';

/** After the call of an open page should have left, another page waits this long before it looks. */
const GRACE_MILLISECONDS = 3000;

/** What `send` leaves on the device: everything, what was typed, or nothing. */
export type Leaves = 'all' | 'typed' | 'nothing';

interface WhenDueInput<T> {
  /** What was decided, and when it leaves by itself (milliseconds since 1970). */
  readonly decided: DeviceStore<T>;
  /** What was typed for it, under the same names. */
  readonly typed: Pick<DeviceStore<unknown>, 'clear'>;
  /** `isHere`: whoever decided it is here still. */
  readonly send: (decided: T, isHere: () => boolean) => Promise<Leaves>;
}

/**
 * Sends what was decided by a page that closed before the call could leave. What is about to leave by itself is left to its
 * page. Returns the way to stop.
 */
export const whenDue = <T extends { readonly leavesAtMs: number }>({ decided, typed, send }: WhenDueInput<T>): (() => void) => {
  let isStopped = false;
  const look = async (name: string): Promise<void> => {
    // It may have left meanwhile, or been taken back.
    const kept = decided.read(name);
    if (kept.found !== 'kept') return;
    const leaves = await send(kept.value, () => !isStopped);
    if (leaves === 'all') return;
    decided.clear(name);
    if (leaves === 'nothing') typed.clear(name);
  };
  const timers = decided.names().flatMap((name) => {
    const kept = decided.read(name);
    return kept.found === 'kept' ? [setTimeout(() => void look(name), Math.max(0, kept.value.leavesAtMs - Date.now()) + GRACE_MILLISECONDS)] : [];
  });
  return () => {
    isStopped = true;
    timers.forEach(clearTimeout);
  };
};
