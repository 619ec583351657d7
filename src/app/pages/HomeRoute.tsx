import { HomePage } from '#features/home/HomePage.tsx';
import { apiAddress } from '../api-address.ts';
import { useServices } from '../services.ts';
import { useCurrent } from '../shell/current-context.ts';

/** `/` (L-01 to L-11). */
export function HomeRoute() {
  const { clock } = useServices();
  return <HomePage {...useCurrent()} now={clock.now} addressOf={apiAddress} />;
}
