import { lazy, Suspense } from 'react';
import type { LoginScreenProps } from './screen-props.ts';
import { usePainted } from '#ui/painted/use-painted.ts';

const DemoPeople = lazy(async () => ({ default: (await import('./DemoPeople.tsx')).DemoPeople }));

const waiting = <div className="people people--later" />;

/** The demo's people, where there is a demo; they come after the form, into room that is kept for them. */
export function DemoPeopleSlot({ login }: LoginScreenProps) {
  const painted = usePainted();
  const { demo } = window;
  if (demo === undefined) return null;
  if (!painted) return waiting;
  return (
    <Suspense fallback={waiting}>
      <DemoPeople demo={demo} login={login} waiting={waiting} />
    </Suspense>
  );
}
