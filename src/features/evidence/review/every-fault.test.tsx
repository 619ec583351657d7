// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { button, choose, KEY, recordOf } from '../testing/evidence-page.ts';
import { decideAndWait, enter, openEvidence, setUpEvidence } from '../testing/open-evidence.tsx';

setUpEvidence();

const evidenceMail = 'tom.whitfield@demo.example';

describe('every fault of the console, at every step', () => {
  const KINDS = [
    { status: 500 },
    { status: 503 },
    { status: 429 },
    { kind: 'offline' },
    { kind: 'lost' },
    { kind: 'html' },
    { kind: 'redirect' },
    { kind: 'empty' },
    { kind: 'truncated' },
    { kind: 'malformed' },
  ] as const;
  const named = KINDS.map((fault) => [JSON.stringify(fault), fault] as const);

  test.each(named)('opening with %s: said, and tried again by a press', async (_, fault) => {
    const door = await enter();
    await door.demo.faults.set([{ call: 'getEvidence', ...fault, times: 1 }]);
    await openEvidence(door, KEY);
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Evidence from Tom Whitfield')).toBeInTheDocument();
  });

  const deciding = async (fault: (typeof KINDS)[number]) => {
    const door = await enter();
    const { failures } = await openEvidence(door, KEY);
    await choose(/^Reject/);
    await userEvent.type(screen.getByLabelText('Message to Tom'), 'Every word');
    await door.demo.faults.set([{ call: 'reviewEvidence', ...fault, times: 1 }]);
    await decideAndWait(button('Reject evidence'));
    return { door, inTray: () => failures.filter(({ treatment }) => treatment === 'tray').map(({ call }) => call) };
  };
  /** The server did it: only its answer did not arrive as it was sent. */
  const ANSWER_SPOILT = new Set<unknown>(['lost', 'empty', 'truncated', 'malformed']);
  const kindOf = (fault: (typeof KINDS)[number]): unknown => ('kind' in fault ? fault.kind : null);

  test.each(named.filter(([, fault]) => !ANSWER_SPOILT.has(kindOf(fault))))(
    'deciding with %s: back in the form with every word, and sent once at the next try',
    async (_, fault) => {
      const { door, inTray } = await deciding(fault);
      expect(await screen.findByLabelText('Message to Tom')).toHaveValue('Every word');
      expect(await recordOf(door)).toMatchObject({ status: 'pending' });
      expect(inTray(), 'R7').toEqual(['reviewEvidence']);
      await decideAndWait(button('Reject evidence'));
      expect(await screen.findByRole('heading', { name: 'Rejected' })).toBeInTheDocument();
      expect(await door.demo.mail(evidenceMail)).toHaveLength(1);
    },
  );

  test.each(named.filter(([, fault]) => ANSWER_SPOILT.has(kindOf(fault))))(
    'deciding with %s: it is asked after, and was decided once',
    async (_, fault) => {
      const { door, inTray } = await deciding(fault);
      expect(await screen.findByRole('heading', { name: 'Rejected' })).toBeInTheDocument();
      expect(inTray(), 'R7: nothing beside success').toEqual([]);
      expect(await recordOf(door)).toMatchObject({ status: 'rejected', review_message: 'Every word' });
      expect(await door.demo.mail(evidenceMail)).toHaveLength(1);
    },
  );

  test('no answer to the decision, and none to the question after it: kept, asked again by a press', async () => {
    const door = await enter();
    await openEvidence(door, KEY);
    await choose(/^Accept/);
    await door.demo.faults.set([
      { call: 'reviewEvidence', kind: 'lost', times: 1 },
      { call: 'getEvidence', status: 500, times: 1 },
    ]);
    await decideAndWait(button('Accept evidence'));
    expect(await screen.findByText('Your decision may have arrived')).toBeInTheDocument();
    await userEvent.click(button('Check again'));
    expect(await screen.findByRole('heading', { name: 'Accepted' })).toBeInTheDocument();
    expect(await door.demo.mail(evidenceMail)).toHaveLength(1);
  });
});
