// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { evidenceOfTom } from '#fixtures/evidence.ts';
import { priyaNair } from '#fixtures/people.ts';
import { memoryDevice } from '#mocks/testing/memory-device.ts';
import type { House } from '#mocks/testing/visit.ts';
import { browserStorage } from '#persistence/device-storage.ts';
import { openDraftTabs, type DraftTabMessage } from '#persistence/draft-tabs.ts';
import { openDrafts } from '#persistence/drafts.ts';
import { GRACE_MILLISECONDS } from '#persistence/outbox-worker.ts';
import { outboxName } from '#persistence/outbox.ts';
import { whileViewing } from '#persistence/persistence.ts';
import type { RecordCopy } from '#persistence/record-store.ts';
import { evidenceWork } from '../evidence-work.ts';
import { decideAndWait, enter, openEvidence, setUpEvidence, storedWork } from '../testing/open-evidence.tsx';
import { reviewerDevice, type ReviewerDevice } from '../testing/reviewer-device.ts';
import { evidenceAddress } from './review.actors.ts';

const KEY = evidenceOfTom.key;
const ADDRESS = evidenceAddress(priyaNair.id, KEY);
const NAMED = { title: 'Basic Life Support: annual update', learner: 'Tom Whitfield' };
const MESSAGE = 'Message to Tom';

setUpEvidence();

let device: ReviewerDevice | undefined;
let closeOtherTab = (): void => undefined;
afterEach(() => {
  device?.open(null);
  closeOtherTab();
});

const button = (name: string) => screen.getByRole('button', { name });
const reject = async (text: string): Promise<void> => {
  await userEvent.click(await screen.findByRole('radio', { name: /^Reject/ }));
  await userEvent.type(screen.getByLabelText(MESSAGE), text);
};
const draftSaying = (message: string) => ({ verdict: 'rejected' as const, completedOn: null, score: '100', message });
const draftsOf = ({ persistence }: ReviewerDevice) => openDrafts(evidenceWork, priyaNair.id, persistence.storage);
/** What another tab has stored, which this one does not see yet. */
const copySaying = (message: string): RecordCopy => {
  const elsewhere = memoryDevice();
  const drafts = openDrafts(evidenceWork, priyaNair.id, () => elsewhere);
  drafts.write(KEY, { ...NAMED, draft: draftSaying(message) });
  const copy = drafts.copy(KEY);
  if (copy === null) throw new Error('Nothing was stored.');
  return copy;
};
const statusIn = (door: House) => door.backend.read((db) => db.tables.evidence.get(KEY)?.status);

const setUp = async () => {
  const door = await enter();
  const opened = reviewerDevice(door);
  device = opened;
  opened.open();
  return { door, device: opened, open: () => openEvidence(door, KEY, { persistence: opened.persistence }) };
};

describe('R3: a decision that left with its page', () => {
  test('is theirs: the learner was told, nothing of it is unsent, and signing out does not name it', async () => {
    const { door, device: here, open } = await setUp();
    draftsOf(here).write(KEY, { ...NAMED, draft: draftSaying('Please send all of it') });
    here.outbox.put(ADDRESS, {
      stage: 'left',
      hasLeft: true,
      sendAfterMs: Date.now(),
      title: NAMED.title,
      confirmedAtMs: 1,
      input: {
        learner: NAMED.learner,
        draft: draftSaying('Please send all of it'),
        key: KEY,
        submission: { status: 'rejected', message: 'Please send all of it' },
      },
    });
    expect(here.unsent()).toHaveLength(1);
    await door.patch(`e/${KEY}`, { status: 'rejected', message: 'Please send all of it' });
    await open();
    expect(await screen.findByRole('heading', { name: 'This evidence was already reviewed' })).toBeInTheDocument();
    expect(screen.getByText('Tom was told by e-mail.')).toBeInTheDocument();
    expect(screen.queryByText(/Nothing of yours was sent/)).toBeNull();
    expect(screen.queryByText('Your message was not sent')).toBeNull();
    expect([here.unsent(), here.names()]).toEqual([[], []]);
  });

  test('days later the same page says the same, with a draft that an earlier release left behind', async () => {
    const { door, device: here, open } = await setUp();
    await door.patch(`e/${KEY}`, { status: 'rejected', message: 'Please send all of it' });
    draftsOf(here).write(KEY, { ...NAMED, draft: draftSaying('Please send all of it') });
    await open();
    expect(await screen.findByText('Tom was told by e-mail.')).toBeInTheDocument();
    expect(here.unsent()).toEqual([]);
  });
});

describe('R4, T4: two tabs on one piece', () => {
  /** Another tab with the same form, and what it hears. */
  const openOtherTab = () => {
    const tabs = openDraftTabs(outboxName(ADDRESS));
    const heard: DraftTabMessage[] = [];
    closeOtherTab = tabs.listen((message) => heard.push(message));
    return { tell: tabs.tell, heard };
  };

  test('the one opened last goes on with the last keystroke of the other, which reads only until it is taken back', async () => {
    const { device: here, open } = await setUp();
    const other = openOtherTab();
    await open();
    await reject('From this tab');
    expect(other.heard).toEqual(['claimed']);
    other.tell('claimed');
    expect(await screen.findByText('This evidence is open in another tab')).toBeInTheDocument();
    expect([screen.queryByRole('radio'), screen.queryByRole('button', { name: /^(Accept|Reject) evidence$/ })]).toEqual(
      [null, null],
    );
    await waitFor(() => expect(other.heard).toEqual(['claimed', 'yielded']));
    expect(draftsOf(here).read(KEY)).toMatchObject({ value: { draft: { message: 'From this tab' } } });

    draftsOf(here).write(KEY, { ...NAMED, draft: draftSaying('From the other tab') });
    document.dispatchEvent(new Event('visibilitychange'));
    expect(draftsOf(here).read(KEY)).toMatchObject({ value: { draft: { message: 'From the other tab' } } });

    await userEvent.click(button('Continue here'));
    expect(await screen.findByLabelText(MESSAGE)).toHaveValue('From the other tab');
    expect(other.heard.at(-1)).toBe('claimed');
    // The other tab had one more keystroke, and this one does not see it on the device yet.
    other.tell('yielded', copySaying('From the other tab!'));
    await waitFor(() => expect(screen.getByLabelText(MESSAGE)).toHaveValue('From the other tab!'));
  });

  test('what is typed here stands, where another tab gives its draft away late', async () => {
    const { open } = await setUp();
    const other = openOtherTab();
    const late = copySaying('From the other tab');
    await open();
    await reject('From this tab');
    other.tell('yielded', late);
    other.tell('claimed');
    await screen.findByText('This evidence is open in another tab');
    await userEvent.click(button('Continue here'));
    expect(await screen.findByLabelText(MESSAGE)).toHaveValue('From this tab');
  });

  test('what the other tab has submitted this one shows', async () => {
    const { door, open } = await setUp();
    const other = openOtherTab();
    await open();
    await reject('Please send');
    other.tell('claimed');
    await screen.findByText('This evidence is open in another tab');
    await door.patch(`e/${KEY}`, { status: 'rejected', message: 'Please send' });
    other.tell('submitted');
    expect(await screen.findByText('Tom was told by e-mail.')).toBeInTheDocument();
    expect(screen.queryByText('Your message was not sent')).toBeNull();
    expect(screen.getByText('Please send')).toBeInTheDocument();
  });

  test('a tab that has decided tells the others', async () => {
    const { open } = await setUp();
    const other = openOtherTab();
    await open();
    await reject('Please send');
    await decideAndWait(button('Reject evidence'));
    await screen.findByRole('heading', { name: 'Rejected' });
    await waitFor(() => expect(other.heard).toEqual(['claimed', 'submitted']));
  });
});

describe('R5: decided without a connection', () => {
  const decideOffline = async () => {
    const given = await setUp();
    given.device.loseConnection();
    const page = await given.open();
    await reject('Every word');
    await decideAndWait(button('Reject evidence'));
    expect(await screen.findByText('Your decision is waiting to be sent')).toBeInTheDocument();
    return { ...given, page };
  };

  test('it waits and says so, nothing leaves, and signing out names it', async () => {
    const { door, device: here } = await decideOffline();
    expect(screen.getByText(/^It could not be sent yet\./)).toBeInTheDocument();
    expect(screen.getByText('Every word')).toBeInTheDocument();
    expect([await statusIn(door), (await door.demo.log()).filter(({ call }) => call === 'reviewEvidence')]).toEqual([
      'pending',
      [],
    ]);
    expect(here.unsent()).toEqual([`${NAMED.title}: your review of Tom Whitfield, waiting to be sent`]);
  });

  test('it can be taken back: the form stands with every word, and the connection sends nothing', async () => {
    const { door, device: here } = await decideOffline();
    await userEvent.click(button('Take it back'));
    expect(screen.getByLabelText(MESSAGE)).toHaveValue('Every word');
    expect(button('Reject evidence')).toHaveFocus();
    here.reconnect();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect([await statusIn(door), here.outbox.of(priyaNair.id)]).toEqual(['pending', []]);
  });

  test('its page sends it when the connection is back', async () => {
    const { door, device: here } = await decideOffline();
    here.reconnect();
    expect(await screen.findByRole('heading', { name: 'Rejected' })).toBeInTheDocument();
    expect(await door.demo.mail('tom.whitfield@demo.example')).toHaveLength(1);
    expect([here.names(), here.told]).toEqual([[], []]);
  });

  test('another page sends it where this one was left, and says so', async () => {
    const { door, device: here, page } = await decideOffline();
    page.unmount();
    expect(await statusIn(door)).toBe('pending');
    here.reconnect();
    await expect.poll(here.names).toEqual([]);
    expect([await statusIn(door), here.told]).toEqual([
      'rejected',
      [`Decision sent: Your decision about ${NAMED.title}, Tom Whitfield, has been sent.`],
    ]);
  });

  test('opened again without a connection it still waits; with one it is sent', async () => {
    const { device: here, page, open } = await decideOffline();
    page.unmount();
    const again = await open();
    expect(await screen.findByText('Your decision is waiting to be sent')).toBeInTheDocument();
    expect(screen.getByText('Every word')).toBeInTheDocument();
    again.unmount();
    here.reconnect();
    await expect.poll(here.names).toEqual([]);
  });
});

test(
  'T2, R6: a decision whose call was lost with its page is sent from another page of the same visit, and said',
  async () => {
    const { door, device: here, open } = await setUp();
    const page = await open();
    await reject('Every word');
    await userEvent.click(button('Reject evidence'));
    await door.demo.faults.set([{ call: 'reviewEvidence', kind: 'offline', times: 1 }]);
    page.unmount();
    await expect.poll(here.names, { timeout: GRACE_MILLISECONDS + 4000 }).toEqual([]);
    expect([await statusIn(door), here.delivered, here.told]).toEqual([
      'rejected',
      ['sent: evidence'],
      [`Decision sent: Your decision about ${NAMED.title}, Tom Whitfield, has been sent.`],
    ]);
  },
  GRACE_MILLISECONDS + 10_000,
);

test('F1, H-07: while viewing as somebody nothing that is typed or decided is stored', async () => {
  const door = await enter();
  const own = reviewerDevice(door, browserStorage);
  const viewing = whileViewing(own.persistence, { isHere: () => true, register: () => () => undefined });
  const page = await openEvidence(door, KEY, { persistence: viewing });
  await reject('Not of this device');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(storedWork()).toEqual([]);
  await userEvent.click(button('Reject evidence'));
  expect([storedWork(), own.outbox.of(priyaNair.id)]).toEqual([[], []]);
  page.unmount();
  expect(storedWork()).toEqual([]);
});
