import { useSyncExternalStore } from 'react';
import type { LoginScreenProps } from './screen-props.ts';
import { usePainted } from '#ui/painted/use-painted.ts';
import { lazyPart } from '#ui/part/lazy-part.tsx';

const waiting = <div className="people people--later" />;

const DemoPeople = lazyPart(async () => (await import('./DemoPeople.tsx')).DemoPeople, { waiting });

const never = () => () => undefined;

/** While the page is built only the build's mode knows whether there will be a demo. */
const useIsDemo = (): boolean =>
  useSyncExternalStore(
    never,
    () => window.demo !== undefined,
    () => import.meta.env.VITE_FAKE_BACKEND === '1',
  );

/** The demo's people, where there is a demo; they come after the form, into room that is kept for them. */
export function DemoPeopleSlot({ login }: LoginScreenProps) {
  const painted = usePainted();
  if (!useIsDemo()) return null;
  if (!painted || window.demo === undefined) return waiting;
  return <DemoPeople demo={window.demo} login={login} waiting={waiting} />;
}
