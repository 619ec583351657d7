import { useCurrent } from '#current/current-context.ts';
import { useClock } from '#current/surroundings.ts';
import { useToday } from '#current/use-today.ts';
import { AwardsPage } from './AwardsPage.tsx';

/** `/awards` (E-01 to E-14). */
export function AwardsRoute() {
  const { profile, organisation } = useCurrent();
  return <AwardsPage profile={profile} organisation={organisation} nowUnix={useToday(useClock().now)} />;
}
