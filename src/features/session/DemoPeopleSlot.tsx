import { lazy, Suspense } from 'react';
import type { LoginScreenProps } from './screen-props.ts';
import { usePainted } from './use-painted.ts';

const DemoPeople = lazy(async () => ({ default: (await import('./DemoPeople.tsx')).DemoPeople }));

/** The demo's people, where there is a demo; they come after the form. */
export function DemoPeopleSlot({ login }: LoginScreenProps) {
  const painted = usePainted();
  const { demo } = window;
  if (demo === undefined || !painted) return null;
  return (
    <Suspense>
      <DemoPeople demo={demo} login={login} />
    </Suspense>
  );
}
