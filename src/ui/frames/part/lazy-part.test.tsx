// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { lazyPart } from './lazy-part.tsx';

afterEach(cleanup);

function Letter({ to }: { to: string }) {
  return <p>Dear {to}</p>;
}

/** Code that does not come before `comes` is called. */
const setUp = () => {
  let isAvailable = false;
  const load = vi.fn<() => Promise<typeof Letter>>(() =>
    isAvailable
      ? Promise.resolve(Letter)
      : Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/a.js')),
  );
  return {
    load,
    comes: () => {
      isAvailable = true;
    },
  };
};

describe('a part beside what the page is about, whose code does not come', () => {
  test('is missing alone: the page stands, with what was typed', async () => {
    const { load } = setUp();
    const Part = lazyPart(load, { waiting: <p>waiting</p> });
    render(
      <>
        <input aria-label="E-mail" defaultValue="amara@" />
        <Part to="Amara" />
      </>,
    );
    await waitFor(() => expect(screen.queryByText('waiting')).toBeNull());
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('amara@');
  });

  test('says so where it was asked for, and comes when it is asked for again', async () => {
    const { load, comes } = setUp();
    const Part = lazyPart(load, {
      missing: (again, { to }) => (
        <button type="button" onClick={again}>
          Again for {to}
        </button>
      ),
    });
    render(<Part to="Amara" />);
    await userEvent.click(await screen.findByRole('button', { name: 'Again for Amara' }));
    await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
    comes();
    await userEvent.click(await screen.findByRole('button'));
    expect(await screen.findByText('Dear Amara')).toBeTruthy();
  });

  test('is asked for again with its next use: a failure is not remembered', async () => {
    const { load, comes } = setUp();
    const Part = lazyPart(load, { missing: () => <p>missing</p> });
    const first = render(<Part to="Amara" />);
    await screen.findByText('missing');
    first.unmount();
    comes();
    render(<Part to="Luke" />);
    expect(screen.queryByText('missing')).toBeNull();
    expect(await screen.findByText('Dear Luke')).toBeTruthy();
  });

  test('comes by itself when the connection is back', async () => {
    const { load, comes } = setUp();
    const Part = lazyPart(load, { missing: () => <p>missing</p> });
    render(<Part to="Amara" />);
    await screen.findByText('missing');
    comes();
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText('Dear Amara')).toBeTruthy();
  });
});

test('fetched ahead it stands at once, and its code is asked for once', async () => {
  const { load, comes } = setUp();
  const Part = lazyPart(load);
  await Part.fetch();
  comes();
  await Promise.all([Part.fetch(), Part.fetch()]);
  render(<Part to="Amara" />);
  expect(screen.getByText('Dear Amara')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});

test('a mistake of the part itself is no missing part: it is thrown', async () => {
  const Part = lazyPart(() =>
    Promise.resolve(() => {
      throw new Error('a mistake of ours');
    }),
  );
  await Part.fetch();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Part />)).toThrow('a mistake of ours');
});
