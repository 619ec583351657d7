import { cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createInProcess } from '#mocks/in-process.ts';
import type { ProductFrame } from '../product/product-frame.ts';
import { Instruments } from '../shell/Instruments.tsx';

/** Where the product lies in these tests. */
export const BASE = '/x/';

/** The instruments beside a product that is a fake backend alone; `done` is what they did to its frame, `left` where they led. */
export const openInstruments = (search = '') => {
  cleanup();
  history.replaceState(null, '', `/x/instruments/${search}`);
  const inProcess = createInProcess();
  const done: string[] = [];
  const left: string[] = [];
  const listeners = new Set<() => void>();
  const view = Object.assign(new EventTarget(), { demo: inProcess.demo }) as unknown as Window;
  let path = '/';
  const moveTo = (next: string): void => {
    path = next;
    for (const listener of listeners) listener();
  };
  const product: ProductFrame = {
    seat: 1,
    base: BASE,
    source: BASE,
    view: () => view,
    demo: () => Promise.resolve(inProcess.demo),
    path: () => path,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open: (to) => {
      done.push(`open ${to}`);
      moveTo(to);
    },
    reload: () => done.push('reload'),
    attach: () => undefined,
  };
  render(<Instruments base={BASE} product={product} leave={(address) => left.push(address)} />);
  return { ...inProcess, done, left, moveTo, view, user: userEvent.setup() };
};
