// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type BootWatch, type BootWatchPorts, watchBoot } from './boot-watch.ts';

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
});
afterEach(() => vi.useRealTimers());

/** The watch of the page before: in a browser its listeners go with it. */
let before: BootWatch | undefined;
const leave = (): void => {
  const stored = Object.entries(sessionStorage) as [string, string][];
  before?.started();
  for (const [name, value] of stored) sessionStorage.setItem(name, value);
};

const SHELL = '<div id="root" data-served="shell"><p>Loading</p></div>';
const FORM = '<div id="root" data-served="form"><input value=""><button>Sign in</button></div>';

const opened = ({ served = SHELL, ...ports }: Partial<BootWatchPorts> & { served?: string } = {}) => {
  leave();
  document.head.innerHTML = '<link rel="stylesheet" href="data:text/css,"><script type="text/plain"></script>';
  document.body.innerHTML = served;
  const reload = vi.fn<() => void>();
  const watch = watchBoot(window, {
    storage: () => sessionStorage,
    isHostThere: () => Promise.resolve(true),
    reload,
    ...ports,
  });
  before = watch;
  return { watch, reload };
};
const notice = () => document.querySelector('[role=alert]')?.textContent ?? null;
const NOT_LOADED =
  'This page could not be loaded' + 'A part of it did not arrive. Check your connection, then load it again.';
const fails = async (element: Element): Promise<void> => {
  element.dispatchEvent(new Event('error'));
  await vi.advanceTimersByTimeAsync(0);
};
const entry = (): Element => {
  const script = document.createElement('script');
  script.type = 'module';
  document.head.append(script);
  return script;
};

test('an entry that does not come loads the page anew once without a word, then says so and offers a button', async () => {
  const first = opened();
  await fails(entry());
  expect([first.reload.mock.calls.length, notice()]).toEqual([1, null]);
  const second = opened();
  await fails(entry());
  expect([second.reload.mock.calls.length, notice()]).toEqual([0, NOT_LOADED]);
  // The outline promises a page that does not come.
  expect(document.querySelector<HTMLElement>('#root')?.hidden).toBe(true);
  document.querySelector('button')?.click();
  expect(second.reload).toHaveBeenCalledTimes(1);
});

test('a page that starts again is healed another time, too', async () => {
  await fails((opened(), entry()));
  opened().watch.started();
  const { reload } = opened();
  await fails(entry());
  expect([reload.mock.calls.length, notice()]).toEqual([1, null]);
});

test.each<[string, Partial<BootWatchPorts>]>([
  ['the host does not answer', { isHostThere: () => Promise.resolve(false) }],
  [
    'storage is denied',
    {
      storage: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    },
  ],
])('no silent reload where %s: it would leave nothing, or never end', async (_, ports) => {
  const { reload } = opened(ports);
  await fails(entry());
  expect([reload.mock.calls.length, notice()]).toEqual([0, NOT_LOADED]);
});

test('a form in which somebody types stays as it is, with the notice above it, until the app stands', async () => {
  const { watch, reload } = opened({ served: FORM });
  document.querySelector('input')!.value = 'amara';
  await watch.failed();
  expect([reload.mock.calls.length, notice()]).toEqual([0, NOT_LOADED]);
  expect(document.querySelector('input')?.closest('[hidden]')).toBeNull();
  watch.started();
  expect([notice(), document.querySelector('input')?.value]).toEqual([null, 'amara']);
});

test('a lost style sheet of the page counts, also once the app stands; one of a part does not', async () => {
  const part = opened();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  document.head.append(link);
  await fails(link);
  expect(part.reload).not.toHaveBeenCalled();
  const first = opened();
  await fails(document.querySelector('link')!);
  expect(first.reload).toHaveBeenCalledTimes(1);
  const { watch, reload } = opened();
  await fails(document.querySelector('link')!);
  watch.started();
  expect([reload.mock.calls.length, notice()]).toEqual([0, NOT_LOADED]);
});

test('what the start itself throws counts, and what a browser remarks does not', async () => {
  const { reload } = opened();
  window.dispatchEvent(new ErrorEvent('error', { message: 'ResizeObserver loop completed' }));
  await vi.advanceTimersByTimeAsync(0);
  expect(reload).not.toHaveBeenCalled();
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('no module can be evaluated') }));
  await vi.advanceTimersByTimeAsync(0);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('nothing is loaded anew once the app stands, nor while the page is being left', async () => {
  let answer = (): void => undefined;
  const late = opened({
    isHostThere: () =>
      new Promise((resolve) => {
        answer = () => resolve(true);
      }),
  });
  const failing = late.watch.failed();
  late.watch.started();
  answer();
  await failing;
  const left = opened();
  window.dispatchEvent(new Event('beforeunload'));
  await fails(entry());
  expect([late.reload.mock.calls.length, left.reload.mock.calls.length, notice()]).toEqual([0, 0, null]);
});

test('where nothing has started for long it says so beside the outline, and takes it back when it starts', () => {
  const { watch } = opened();
  watch.begun();
  vi.advanceTimersByTime(60_000);
  expect(notice()).toMatch(/^This page has not loaded yet/);
  expect(document.querySelector<HTMLElement>('#root')?.hidden).toBe(false);
  watch.started();
  expect(notice()).toBeNull();
});
