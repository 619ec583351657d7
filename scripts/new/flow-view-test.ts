import { flowStates } from './flow-contract.ts';
import type { FlowNames } from './names.ts';

/**
 * The page in jsdom before the fake backend: the normal case, a refusal, a fault. The id that the states name is left
 * out.
 */
export const flowPageTest = (names: FlowNames): string => {
  const { file, flow, Flow } = names;
  const { open, decided } = flowStates(names);
  return `// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPage } from '#api/testing/open-page.tsx';
import { UNDO_MILLISECONDS } from '#machines/undo.ts';
import { createInProcess, type InProcess } from '#mocks/in-process.ts';
import { ${flow}Messages as messages } from './${file}-messages.ts';
import { ${Flow}Page } from './${Flow}Page.tsx';

/** The id that the provider states name. */
const SUBJECT_ID: number = undefined;

beforeEach(() => window.localStorage.clear());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const inState = async (scenario: string): Promise<InProcess> => {
  const door = createInProcess();
  await door.demo.scenario(scenario);
  return door;
};
const open = (door: InProcess) => openPage(door, (person) => <${Flow}Page {...person} id={SUBJECT_ID} denied={<h1>Denied</h1>} />);
const type = async (text: string) => userEvent.type(await screen.findByRole('textbox', { name: messages.field }), text);
const submit = () => screen.getByRole('button', { name: messages.submit });

/** Confirms, and lets the time pass in which the decision can be undone. */
const decide = async (): Promise<void> => {
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] });
  act(() => submit().click());
  await act(() => vi.advanceTimersByTimeAsync(UNDO_MILLISECONDS + 50));
  vi.useRealTimers();
};

test('sends what was typed once the time to undo it is over', async () => {
  await open(await inState('${open}'));
  await type('In my own words.');
  await decide();
  expect(await screen.findByText(messages.done)).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('says why it cannot be sent yet', async () => {
  await open(await inState('${open}'));
  await screen.findByRole('textbox');
  expect(submit()).toHaveAccessibleDescription(messages.incomplete);
});

test('undoes a decision, and keeps what was typed through a reload', async () => {
  const door = await inState('${open}');
  const { unmount } = await open(door);
  await type('In my own words.');
  await userEvent.click(submit());
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('textbox')).toHaveValue('In my own words.');
  unmount();
  await open(door);
  expect(await screen.findByRole('textbox')).toHaveValue('In my own words.');
});

test('shows what was decided before, without actions', async () => {
  await open(await inState('${decided}'));
  expect(await screen.findByText(messages.alreadyDecided)).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
});

test('asks the server after a decision without a reply, and does not send it again', async () => {
  const door = await inState('${open}');
  await door.demo.faults.set([{ call: 'submit${Flow}', kind: 'lost', times: 1 }]);
  await open(door);
  await type('In my own words.');
  await decide();
  expect(await screen.findByText(messages.done)).toBeInTheDocument();
  expect((await door.demo.log()).filter(({ call }) => call === 'submit${Flow}')).toHaveLength(1);
});

test('shows the denied page to somebody whom the server refuses', async () => {
  const door = await inState('${open}');
  await door.demo.faults.set([{ call: 'get${Flow}', status: 403, times: 'always' }]);
  await open(door);
  expect(await screen.findByRole('heading', { name: 'Denied' })).toBeInTheDocument();
});
`;
};
