import { useSyncExternalStore } from 'react';
import type { Demo } from '#contracts/demo.ts';
import type { LoginScreenProps } from './screen-props.ts';
import { lazyPart } from '#ui/frames/part/lazy-part.tsx';

const waiting = <div className="people people--later" />;

const DemoPeople = lazyPart(async () => (await import('./DemoPeople.tsx')).DemoPeople, { waiting });

const never = () => () => undefined;

/** While the page is built only the build's mode knows whether there will be a demo. */
const useDemo = (): Demo | 'later' | undefined =>
  useSyncExternalStore<Demo | 'later' | undefined>(
    never,
    () => window.demo,
    () => (import.meta.env.VITE_FAKE_BACKEND === '1' ? 'later' : undefined),
  );

/**
 * The demo's people, where there is a demo; they come after the form, which stands long before there is one, into room
 * that is kept for them.
 */
export function DemoPeopleSlot({ login }: LoginScreenProps) {
  const demo = useDemo();
  if (demo === undefined) return null;
  return demo === 'later' ? waiting : <DemoPeople demo={demo} login={login} waiting={waiting} />;
}
