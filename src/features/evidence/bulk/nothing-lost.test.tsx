// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { priyaNair } from '#fixtures/people.ts';
import type { House } from '#mocks/testing/visit.ts';
import { browserStorage } from '#persistence/device-storage.ts';
import { whileViewing } from '#persistence/persistence.ts';
import { decideAndWait, enter, openList, setUpEvidence, storedWork } from '../testing/open-evidence.tsx';
import { reviewerDevice, type ReviewerDevice } from '../testing/reviewer-device.ts';

const LEAH = 'Select Leah Goldman, Local anaesthesia logbook';
const HANNAH = 'Select Hannah Wójcik, Local anaesthesia logbook';
const MESSAGE = /^Message to /;

setUpEvidence();

let device: ReviewerDevice | undefined;
afterEach(() => device?.open(null));

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const inDialog = () => within(screen.getByRole('dialog'));
const table = () => screen.findByRole('table', { name: 'Pending evidence' });
const select = async (...names: readonly string[]): Promise<void> => {
  await table();
  const clear = screen.queryByRole('button', { name: 'Clear' });
  if (clear !== null) await userEvent.click(clear);
  for (const name of names) await userEvent.click(screen.getByRole('checkbox', { name }));
};
const messageFor = async (...names: readonly string[]): Promise<HTMLElement> => {
  await select(...names);
  await userEvent.click(button('Reject'));
  return inDialog().getByLabelText(MESSAGE);
};
const cancel = () => userEvent.click(inDialog().getByRole('button', { name: 'Cancel' }));
const statusesIn = (door: House) =>
  door.backend.read((db) => ['evidence-leah', 'evidence-hannah'].map((key) => db.tables.evidence.get(key)?.status));

const setUp = async () => {
  const door = await enter();
  const opened = reviewerDevice(door);
  device = opened;
  opened.open();
  return { door, device: opened, open: () => openList(door, 'q=logbook', { persistence: opened.persistence }) };
};

test('D-19: a message typed for one learner is not in the form of another; it comes back for the same, also after a reload, and signing out names it (R2, F1)', async () => {
  const { device: here, open } = await setUp();
  const first = await open();
  await userEvent.type(await messageFor(LEAH), 'For Leah alone');
  await cancel();
  const forHannah = await messageFor(HANNAH);
  expect(forHannah).toHaveValue('');
  await userEvent.type(forHannah, 'For Hannah');
  await cancel();
  expect(await messageFor(LEAH, HANNAH)).toHaveValue('');
  await cancel();
  expect(await messageFor(LEAH)).toHaveValue('For Leah alone');
  first.unmount();
  expect(here.unsent()).toEqual([
    'Evidence to review: what you typed about 1 piece',
    'Evidence to review: what you typed about 1 piece',
  ]);
  await open();
  const again = await messageFor(HANNAH);
  expect(again).toHaveValue('For Hannah');
  await userEvent.clear(again);
  await cancel();
  expect(await messageFor(LEAH)).toHaveValue('For Leah alone');
  await decideAndWait(inDialog().getByRole('button', { name: /^Reject 1/ }));
  expect(await screen.findByText('1 of 1 rejected.')).toBeInTheDocument();
  expect([here.names(), here.unsent()]).toEqual([[], []]);
});

test('a score typed for one piece is not in the form of another (R2)', async () => {
  const { open } = await setUp();
  await open();
  await select(LEAH);
  await userEvent.click(button('Accept 1'));
  await userEvent.clear(inDialog().getByLabelText(/^Score/));
  await userEvent.type(inDialog().getByLabelText(/^Score/), '61');
  await cancel();
  await select(HANNAH);
  await userEvent.click(button('Accept 1'));
  expect(inDialog().getByLabelText(/^Score/)).toHaveValue('100');
});

describe('R5: decided without a connection', () => {
  const decideOffline = async () => {
    const given = await setUp();
    given.device.loseConnection();
    const page = await given.open();
    await userEvent.type(await messageFor(LEAH, HANNAH), 'Please send all twenty');
    await decideAndWait(inDialog().getByRole('button', { name: /^Reject 2/ }));
    expect(await screen.findByText('Your decision is waiting to be sent')).toBeInTheDocument();
    return { ...given, page };
  };

  test('it waits and says so, nothing leaves, nothing else can be chosen, and signing out names it', async () => {
    const { door, device: here } = await decideOffline();
    expect(screen.getByText(/^It could not be sent yet\./)).toBeInTheDocument();
    expect(screen.getByRole('checkbox', { name: LEAH })).toBeDisabled();
    expect(await statusesIn(door)).toEqual(['pending', 'pending']);
    expect(here.unsent()).toEqual(['Evidence to review: your decision about 2 pieces, waiting to be sent']);
  });

  test('it can be taken back: the selection stands, the words come back, and the connection sends nothing', async () => {
    const { door, device: here } = await decideOffline();
    await userEvent.click(button('Take it back'));
    expect(screen.getByText('2 selected')).toBeInTheDocument();
    here.reconnect();
    await userEvent.click(button('Reject'));
    expect(inDialog().getByLabelText(MESSAGE)).toHaveValue('Please send all twenty');
    expect([await statusesIn(door), here.outbox.of(priyaNair.id)]).toEqual([['pending', 'pending'], []]);
  });

  test('its page sends it when the connection is back', async () => {
    const { door, device: here } = await decideOffline();
    here.reconnect();
    expect(await screen.findByText('2 of 2 rejected.')).toBeInTheDocument();
    expect(await statusesIn(door)).toEqual(['rejected', 'rejected']);
    expect([here.names(), here.told]).toEqual([[], []]);
  });

  test('another page sends it where this one was left, and says so', async () => {
    const { door, device: here, page } = await decideOffline();
    page.unmount();
    here.reconnect();
    await expect.poll(here.names).toEqual([]);
    expect([await statusesIn(door), here.told]).toEqual([
      ['rejected', 'rejected'],
      ['Decision sent: Your decision about 2 pieces of evidence has been sent.'],
    ]);
  });
});

test('R1: a page that closes takes its decision along, and nothing of it stays', async () => {
  const { door, device: here, open } = await setUp();
  const page = await open();
  await messageFor(LEAH, HANNAH);
  await userEvent.click(inDialog().getByRole('button', { name: /^Reject 2/ }));
  page.unmount();
  await waitFor(async () => expect(await statusesIn(door)).toEqual(['rejected', 'rejected']));
  await waitFor(() => expect(here.names()).toEqual([]));
});

test('a decision after one whose answer was lost goes under a key of its own', async () => {
  const { door, device: here, open } = await setUp();
  const keys: string[] = [];
  here.outbox.subscribe(() => {
    const key = here.outbox.of(priyaNair.id)[0]?.idempotencyKey;
    if (key !== undefined && !keys.includes(key)) keys.push(key);
  });
  await open();
  await door.demo.faults.set([{ call: 'reviewEvidences', kind: 'lost', times: 1 }]);
  await messageFor(LEAH);
  await decideAndWait(inDialog().getByRole('button', { name: /^Reject 1/ }));
  await screen.findByText('1 of 1 rejected.');
  await messageFor(HANNAH);
  await decideAndWait(inDialog().getByRole('button', { name: /^Reject 1/ }));
  await waitFor(async () => expect(await statusesIn(door)).toEqual(['rejected', 'rejected']));
  expect(keys).toHaveLength(2);
});

test('F1, H-07: while viewing as somebody nothing that is typed or decided is stored', async () => {
  const door = await enter();
  const own = reviewerDevice(door, browserStorage);
  const viewing = whileViewing(own.persistence, { isHere: () => true, register: () => () => undefined });
  const page = await openList(door, 'q=logbook', { persistence: viewing });
  await userEvent.type(await messageFor(LEAH), 'Not of this device');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(storedWork()).toEqual([]);
  await userEvent.click(inDialog().getByRole('button', { name: /^Reject 1/ }));
  expect([storedWork(), own.outbox.of(priyaNair.id)]).toEqual([[], []]);
  page.unmount();
  expect(storedWork()).toEqual([]);
});
