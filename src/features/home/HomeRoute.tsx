import { useDeferredValue } from 'react';
import { useNavigationType } from 'react-router';
import { useCurrent } from '#current/current-context.ts';
import { useClock } from '#current/surroundings.ts';
import { HomePage } from './HomePage.tsx';

/**
 * `/` (L-01 to L-11). Whoever comes by a link sees what to do next at once, and what is below it right after: drawn in
 * one go, home takes long on a slow device. Back and forward draw it whole, for the browser to find its place.
 */
export function HomeRoute() {
  const { now } = useClock();
  const isWhole = useDeferredValue(true, useNavigationType() === 'POP');
  return <HomePage {...useCurrent()} isWhole={isWhole} now={now} />;
}
