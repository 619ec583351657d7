import { useDeferredValue } from 'react';
import { useNavigationType } from 'react-router';
import { HomePage } from '#features/home/HomePage.tsx';
import { apiAddress } from '../api-address.ts';
import { useServices } from '../services.ts';
import { useCurrent } from '../shell/current-context.ts';

/**
 * `/` (L-01 to L-11). Whoever comes by a link sees what to do next at once, and what is below it right after: drawn in one
 * go, home takes long on a slow device. Back and forward draw it whole, for the browser to find its place.
 */
export function HomeRoute() {
  const { clock } = useServices();
  const isWhole = useDeferredValue(true, useNavigationType() === 'POP');
  return <HomePage {...useCurrent()} isWhole={isWhole} now={clock.now} addressOf={apiAddress} />;
}
