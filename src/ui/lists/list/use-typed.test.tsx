// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { useTyped } from './use-typed.ts';

afterEach(cleanup);

/** As the router does on a slow machine, the address follows only after a while. */
const ADDRESS_LAG_MILLISECONDS = 60;

const search = () => screen.getByRole<HTMLInputElement>('textbox');

const open = () => {
  const told: string[] = [];
  function Page() {
    const [given, setGiven] = useState('');
    const [text, type] = useTyped(given, (next) => {
      told.push(next);
      setTimeout(() => setGiven(next), ADDRESS_LAG_MILLISECONDS);
    });
    return (
      <>
        <input aria-label="Search" value={text} onChange={(event) => type(event.target.value)} />
        <p>{given}</p>
        <button type="button" onClick={() => setGiven('')}>
          All evidence
        </button>
      </>
    );
  }
  render(<Page />);
  return { told };
};

test('V-03: no letter is lost while the address follows, and none comes back after it was deleted', async () => {
  const { told } = open();
  await userEvent.type(search(), 'wojcik{Backspace}', { delay: 10 });
  expect(search().value).toBe('wojci');
  await waitFor(() => expect(screen.getByText('wojci')).toBeTruthy());
  expect([search().value, told.at(-1), told.length]).toEqual(['wojci', 'wojci', 7]);
});

test('what a link says takes the place of what was typed', async () => {
  open();
  await userEvent.type(search(), 'tom');
  await waitFor(() => expect(screen.getByText('tom')).toBeTruthy());
  await userEvent.click(screen.getByRole('button', { name: 'All evidence' }));
  expect(search().value).toBe('');
});
