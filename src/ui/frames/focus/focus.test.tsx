// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { RetryLine } from '../../messages/retry/RetryLine.tsx';
import { useFocusHandover } from './use-focus-handover.ts';

afterEach(cleanup);

type Step = 'form' | 'waiting' | 'done';

function Sending({ step }: { step: Step }) {
  const handover = useFocusHandover();
  return (
    <main>
      <a href="#elsewhere">Elsewhere</a>
      {step === 'form' && (
        <form ref={handover}>
          <button>Send</button>
        </form>
      )}
      {step === 'done' && (
        <p ref={handover} role="status">
          Sent
        </p>
      )}
    </main>
  );
}

const open = () => {
  const { rerender } = render(<Sending step="form" />);
  return (step: Step) => rerender(<Sending step={step} />);
};
const send = () => screen.getByRole('button');

describe('useFocusHandover', () => {
  test.each([
    ['at once', []],
    ['once it is drawn', ['waiting']],
  ] as const)('hands the focus of a removed control to what takes its place, %s', (_, between) => {
    const become = open();
    send().focus();
    for (const step of [...between, 'done'] as const) become(step);
    expect(document.activeElement).toBe(screen.getByRole('status'));
  });

  test('takes no focus that was elsewhere, or nowhere', () => {
    const become = open();
    become('done');
    expect(document.activeElement).toBe(document.body);
    become('form');
    screen.getByRole('link').focus();
    become('done');
    expect(document.activeElement).toBe(screen.getByRole('link'));
  });

  test('takes no focus that was moved before anything took the place of the control', () => {
    const become = open();
    send().focus();
    become('waiting');
    screen.getByRole('link').focus();
    become('done');
    expect(document.activeElement).toBe(screen.getByRole('link'));
  });
});

describe('leaveFocusAround', () => {
  const page = (isMissing: boolean) => (
    <main>
      {<section aria-label="Points">{isMissing && <RetryLine onRetry={() => undefined}>Missing.</RetryLine>}</section>}
    </main>
  );

  test('the focus of a removed "Try again" moves to what is left around it', async () => {
    const { rerender } = render(page(true));
    send().focus();
    rerender(page(false));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Points' })));
  });

  test('takes no focus that was nowhere', async () => {
    const { rerender } = render(page(true));
    rerender(page(false));
    await Promise.resolve();
    expect(document.activeElement).toBe(document.body);
  });
});
