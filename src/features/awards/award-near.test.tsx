// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { amaraOsei } from '#fixtures/people.ts';
import { callsOf, openAwards, openDoor } from './testing/open-awards.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The page makes one observer, and keeps it from test to test. */
const observed = new Map<Element, IntersectionObserverCallback>();

/**
 * Nothing is near the window until the test says so of a row, and so of the group around it; `isNear`: it is, or is not
 * any more.
 */
const observeNear = (): ((row: Element, isNear?: boolean) => void) => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #tell: IntersectionObserverCallback;
      constructor(tell: IntersectionObserverCallback) {
        this.#tell = tell;
      }
      observe(element: Element) {
        observed.set(element, this.#tell);
      }
      unobserve(element: Element) {
        observed.delete(element);
      }
    },
  );
  const tell = (target: Element | null, isIntersecting: boolean): void =>
    act(() =>
      target === null
        ? undefined
        : observed.get(target)?.(
            [{ isIntersecting, target } as unknown as IntersectionObserverEntry],
            {} as IntersectionObserver,
          ),
    );
  return ({ id, parentElement }, isNear = true) =>
    [() => parentElement, () => document.getElementById(id)].forEach((find) => tell(find(), isNear));
};

/** Amara's awards in a world with a thousand of them. */
const openThousand = async () => {
  const near = observeNear();
  const door = await openDoor();
  await door.demo.scenario('large');
  await door.demo.as(amaraOsei.email);
  await openAwards(door);
  const rows = (): readonly HTMLElement[] => [
    ...screen.getByRole('region', { name: 'On the way' }).querySelectorAll<HTMLElement>('li.aw'),
  ];
  await screen.findByRole('region', { name: 'On the way' });
  await waitFor(() => expect(rows().length).toBeGreaterThan(900));
  // React draws the rows before it runs their effects: until then nothing watches them.
  await waitFor(() => expect(observed.has(rows().at(-1)?.parentElement as Element)).toBe(true));
  return { near, door, rows };
};

describe('E-03: the parts of an award', () => {
  test('are fetched when it comes near the window, and not before', async () => {
    const near = observeNear();
    const door = await openDoor();
    await openAwards(door);
    const row = (await screen.findByRole('heading', { level: 3, name: 'Infection Control Certificate' })).closest(
      'li',
    ) as HTMLElement;
    expect(await callsOf(door, 'getAward')).toEqual([]);
    near(row);
    await within(row).findByRole('link', { name: 'Hand hygiene and PPE' });
    expect((await callsOf(door, 'getAward')).map(({ path }) => path)).toEqual(['awards/401']);
  });

  test('of a thousand awards those far away stand there by their titles alone', async () => {
    const { near, rows } = await openThousand();
    const far = rows()[500] as HTMLElement;
    expect(far.textContent).toBe(within(far).getByRole('heading', { level: 3 }).textContent);
    expect(rows()[5]).toHaveTextContent(/points/);
    expect(observed.has(far)).toBe(false);
    near(far);
    await waitFor(() => expect(document.getElementById(far.id)).toHaveTextContent(/points/));
  });

  test('are drawn at once for whoever goes through the list by keyboard', async () => {
    const { near, rows } = await openThousand();
    const next = rows()[500] as HTMLElement;
    const summary = rows()[0]?.querySelector('summary') as HTMLElement;
    act(() => summary.focus());
    expect(summary).toHaveFocus();
    expect(next, 'the row that is gone to still stands').toBeInTheDocument();
    near(next);
    expect(document.getElementById(next.id)).toHaveTextContent(/points/);
  });

  test('are neither fetched nor drawn where the list is flung past them', async () => {
    const { near, door, rows } = await openThousand();
    const [passed, reached] = [rows()[500] as HTMLElement, rows()[600] as HTMLElement];
    near(passed);
    near(passed, false);
    near(reached);
    await waitFor(() => expect(document.getElementById(reached.id)).toHaveTextContent(/points/));
    expect(document.getElementById(passed.id)?.textContent).toBe(passed.textContent);
    await waitFor(async () =>
      expect((await callsOf(door, 'getAward')).map(({ path }) => path)).toEqual([
        `awards/${reached.id.replace('award-', '')}`,
      ]),
    );
  });
});
