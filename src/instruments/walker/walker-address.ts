import { useCallback, useEffect, useState } from 'react';

/** What the address says of the walker: which chart, and which state of it is chosen. */
export interface WalkerAddress {
  /** `area/name`; null for the chart that is on the screen. */
  readonly machine: string | null;
  /** Id of a state. */
  readonly state: string | null;
}

/** Reads the query of the instruments' address. */
export const readWalkerAddress = (search: string): WalkerAddress => {
  const query = new URLSearchParams(search);
  return { machine: query.get('chart'), state: query.get('state') };
};

/** The query with chart and state in it; what other panels wrote there stays. */
export const writeWalkerAddress = (search: string, { machine, state }: WalkerAddress): string => {
  const query = new URLSearchParams(search);
  const write = (key: string, value: string | null): void =>
    value === null ? query.delete(key) : query.set(key, value);
  write('chart', machine);
  write('state', state);
  return `?${query.toString()}`;
};

/** The same walker beside the product, or without it. */
export const aloneAddress = (search: string, isAlone: boolean): string => {
  const query = new URLSearchParams(search);
  if (isAlone) query.set('alone', '');
  else query.delete('alone');
  return `?${query.toString()}`;
};

/** The walker's part of the address, and how it is changed; back and forward of the browser are followed. */
export const useWalkerAddress = (): readonly [WalkerAddress, (address: WalkerAddress) => void] => {
  const [address, setAddress] = useState(() => readWalkerAddress(location.search));
  useEffect(() => {
    const follow = (): void => setAddress(readWalkerAddress(location.search));
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);
  const go = useCallback((next: WalkerAddress): void => {
    history.replaceState(history.state, '', writeWalkerAddress(location.search, next));
    setAddress(next);
  }, []);
  return [address, go];
};

/**
 * The address of each state of a chart, and of the chart itself (null); the same function as long as the chart is the
 * same.
 */
export const useStateAddress = (machine: string | null): ((state: string | null) => string) =>
  useCallback((state) => writeWalkerAddress(location.search, { machine, state }), [machine]);
