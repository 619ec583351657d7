import { cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Demo } from '#contracts/demo.ts';
import { createInProcess } from '#mocks/in-process.ts';
import type { ProductFrame } from '../product/product-frame.ts';
import { Instruments } from '../shell/Instruments.tsx';

/** Where the product lies in these tests. */
export const BASE = '/x/';

/** A frame whose product is a fake backend alone; `done` is what was done to it. */
const frameOf = (seat: ProductFrame['seat'], demo: Demo) => {
  const done: string[] = [];
  const listeners = new Set<() => void>();
  const view = Object.assign(new EventTarget(), { demo }) as unknown as Window;
  let path = '/';
  let pageAnswers: Promise<void> = Promise.resolve();
  let answersAfterOpen = pageAnswers;
  const moveTo = (next: string): void => {
    path = next;
    for (const listener of listeners) listener();
  };
  const frame: ProductFrame = {
    seat,
    base: BASE,
    source: BASE,
    view: () => view,
    demo: () => pageAnswers.then(() => demo),
    path: () => path,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open: (to) => {
      done.push(`open ${to}`);
      pageAnswers = answersAfterOpen;
      moveTo(to);
    },
    reload: () => done.push('reload'),
    openAfresh: (to) => {
      done.push(`afresh ${to}`);
      moveTo(to);
      return Promise.resolve();
    },
    attach: () => undefined,
  };
  /** The page that is opened next does not answer before what this returns is called. */
  const pauseNextPage = (): (() => void) => {
    const paused = Promise.withResolvers<void>();
    answersAfterOpen = paused.promise;
    return paused.resolve;
  };
  return { frame, done, view, moveTo, pauseNextPage };
};

/** The instruments beside a product, which the members of the first level are about; `left` is where they led. */
export const openInstruments = (search = '') => {
  cleanup();
  history.replaceState(null, '', `/x/instruments/${search}`);
  const inProcess = createInProcess();
  const left: string[] = [];
  const { frame, ...product } = frameOf(1, inProcess.demo);
  const neighbour = inProcess.newClient();
  const { frame: second, ...beside } = frameOf(2, neighbour.demo);
  render(<Instruments product={frame} seatBeside={() => second} leave={(address) => left.push(address)} />);
  return { ...inProcess, ...product, beside: { ...neighbour, ...beside }, left, user: userEvent.setup() };
};
