// @vitest-environment jsdom
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Opened } from '#api/testing/open-page.tsx';
import type { Fault } from '#contracts/demo.ts';
import { answerChoices, submitAfterCheck } from '#features/assessments/testing/answer.ts';
import { enter } from '#features/assessments/testing/enter.ts';
import { openAssessment } from '#features/assessments/testing/open-assessment.tsx';
import { setUpPage } from '#features/assessments/testing/setup-page.ts';
import { checked, firstOption, result, stored, wipeMemory } from '#features/assessments/testing/submission.ts';
import type { InProcess } from '#mocks/in-process.ts';
import { AppTray } from './AppTray.tsx';
import { openErrorTrayController } from './error-tray-controller.ts';
import { createTrayStore } from './tray-store.ts';

const UNEXPECTED = 'Oops, something went wrong!';
const MAINTENANCE =
  'Waymark is temporarily unavailable while we carry out maintenance. Please try again in a few minutes.';
const CHECK = 'Sorry, please check the following:';

/** Two choices, three attempts. */
const CHOICES = 515;

interface Case {
  readonly name: string;
  readonly fault: Omit<Fault, 'call'>;
  readonly message: string;
}

const status = (code: number, message: string): Case => ({ name: String(code), fault: { status: code }, message });

/** Replies that cannot be read (J-05). */
const UNREADABLE = (['offline', 'lost', 'html', 'redirect', 'empty', 'truncated', 'malformed'] as const).map(
  (kind): Case => ({ name: kind, fault: { kind }, message: UNEXPECTED }),
);
/** Replies that leave open whether a submission counted. */
const UNCERTAIN: readonly Case[] = [status(404, UNEXPECTED), status(500, UNEXPECTED), ...UNREADABLE];
/** Failures that keep an assessment from opening and leave the session alone (J-03 to J-05). */
const UNOPENED: readonly Case[] = [
  status(422, CHECK),
  status(423, UNEXPECTED),
  status(429, UNEXPECTED),
  status(503, MAINTENANCE),
  status(500, UNEXPECTED),
  ...UNREADABLE,
];

setUpPage();
let door: InProcess;
beforeEach(async () => {
  wipeMemory();
  door = await enter();
});

/** Opens the assessment below the tray of the app. */
const open = async (): Promise<Opened> => {
  const tray = createTrayStore();
  render(<AppTray store={tray} />);
  const opened = await openAssessment(door, CHOICES);
  openErrorTrayController({
    client: opened.client,
    tray: { ...tray, show: (...given) => act(() => tray.show(...given)) },
    productName: 'Waymark',
    onSessionEnded: () => expect.unreachable('the session is left alone'),
  });
  return opened;
};

/** Includes alerts below the dialog of the check, which hides the page around it. */
const alerts = (text: string): readonly HTMLElement[] =>
  screen.queryAllByRole('alert', { hidden: true }).filter(({ textContent }) => textContent.includes(text));

describe('submitting', () => {
  test('C-32, J-03: 422 lists what to check, can be closed, and leaves every answer as it was', async () => {
    await open();
    await answerChoices(firstOption);
    const answers = checked();
    await door.demo.faults.set([{ call: 'submitAnswers', status: 422 }]);
    await submitAfterCheck();
    await waitFor(() => expect(alerts(CHECK)).toHaveLength(1));
    const [tray] = alerts(CHECK) as [HTMLElement];
    expect(
      within(tray)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['The given data was invalid.']);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(within(tray).getByRole('button', { name: 'Dismiss' }));
    expect(alerts(CHECK)).toEqual([]);
    expect(checked()).toEqual(answers);
  });

  test.each(UNCERTAIN)(
    'C-17, J-05: after $name, which says nothing certain, it counts once, whoever presses again; the tray speaks only where nothing counted',
    async ({ fault, message }) => {
      await open();
      await answerChoices(firstOption);
      await door.demo.faults.set([{ call: 'submitAnswers', ...fault }]);
      await submitAfterCheck();
      await waitFor(
        () =>
          expect(
            screen.queryByText('Your answers were not submitted') ??
              screen.queryByRole('heading', { level: 1, name: /^(Passed|Not passed yet)$/ }),
          ).not.toBeNull(),
        { timeout: 10_000 },
      );
      const check = screen.queryByRole('dialog');
      expect(alerts(message)).toHaveLength(check === null ? 0 : 1);
      if (check !== null) await userEvent.click(within(check).getByRole('button', { name: 'Submit' }));
      await result();
      expect(screen.getByText(/Your first attempt, handed in on/)).toBeTruthy();
      expect(stored()).toEqual([]);
    },
  );
});

describe('opening again what was answered', () => {
  test.each(UNOPENED)('J-03 to J-05: $name is told, and trying again shows the answers', async ({ fault, message }) => {
    const before = await open();
    await answerChoices((options) => options.slice(1, 2));
    const answers = checked();
    before.unmount();
    await door.demo.faults.set([{ call: 'getAssessment', ...fault }]);
    await open();
    expect(await screen.findByText('Answers that you gave on this device are kept.')).toBeTruthy();
    expect(alerts(message)).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findAllByRole('button', { name: 'Submit' });
    expect(checked()).toEqual(answers);
    expect((await door.demo.log()).some(({ call }) => call === 'submitAnswers')).toBe(false);
  });
});
