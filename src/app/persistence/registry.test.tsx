// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { browserStorage } from '#persistence/device-storage.ts';
import { openDrafts } from '#persistence/drafts.ts';
import { createOutbox } from '#persistence/outbox.ts';
import { browserOutbox, pageByItself, whileViewing } from '#persistence/persistence.ts';
import type { Sample, SampledKind } from '#persistence/testing/work-sample.ts';
import { pendingSubmissions, unsentItems, wipeWork } from '#persistence/registry.ts';
import {
  isSentKind,
  isTypedKind,
  type RegisteredKind,
  type SentKind,
  type StoredKind,
  type WorkKind,
} from '#persistence/work-kind.ts';
import { PendingNote } from './PendingNote.tsx';
import { askSignOut } from '../session/testing/ask-sign-out.tsx';
import { WORK_KINDS } from '../work/work-kinds.ts';

const AMARA = 31;
const LUKE = 32;

/** Of each kind, from its area. */
const samples = import.meta.glob<{ readonly sample: SampledKind }>('/src/features/*/testing/*.sample.ts', {
  eager: true,
});

/** One of which something is typed first. */
interface Typed {
  readonly kind: StoredKind | WorkKind;
  readonly sample: Partial<Sample> & Pick<Sample, 'draft'>;
}
/** One that is confirmed and sent. */
interface Sent {
  readonly kind: SentKind | WorkKind;
  readonly sample: Partial<Sample> & Pick<Sample, 'confirmed'>;
}
/** One that is both. */
interface Both {
  readonly kind: WorkKind;
  readonly sample: Sample;
}
const REGISTERED: readonly SampledKind[] = Object.values(samples).map(({ sample }) => sample);
const isTyped = (one: SampledKind): one is Typed => isTypedKind(one.kind) && one.sample.draft !== undefined;
const isSent = (one: SampledKind): one is Sent => isSentKind(one.kind) && one.sample.confirmed !== undefined;
const TYPED = REGISTERED.filter(isTyped);
const SENT = REGISTERED.filter(isSent);
const BOTH = REGISTERED.filter((one): one is Both => isTyped(one) && isSent(one));
const kinds = REGISTERED.map(({ kind }) => kind);

const onDevice = () => Object.fromEntries(Object.keys(localStorage).map((name) => [name, localStorage.getItem(name)]));
const drafts = (kind: StoredKind, userId = AMARA) => openDrafts(kind, userId, browserStorage);
/** What sign-out says of what is typed and of what was confirmed. */
const namesOf = ({ draft, confirmed }: SampledKind['sample']): readonly string[] => [
  ...(confirmed === undefined ? [] : [confirmed.named]),
  ...(draft === undefined ? [] : [draft.named]),
];

/** As its page does: what is typed, and what was confirmed. */
const leaveWork = ({ kind, sample: { draft, confirmed } }: SampledKind, userId = AMARA): void => {
  if (isTypedKind(kind) && draft !== undefined) drafts(kind, userId).write(draft.name, draft.value);
  if (confirmed === undefined) return;
  browserOutbox().put(
    { userId, kind: kind.name, name: confirmed.name },
    { stage: 'confirmed', title: confirmed.title, confirmedAtMs: 1, input: confirmed.input },
  );
};

const named = (registered: readonly RegisteredKind[], userId = AMARA): readonly string[] =>
  unsentItems(registered, userId, { outbox: createOutbox(browserStorage), storage: browserStorage }).map(
    ({ title, detail }) => `${title}: ${detail}`,
  );

/** What a kind fails to do of what the registry promises for it, after a reload. */
const faultsOf = (one: SampledKind): readonly string[] => {
  localStorage.clear();
  leaveWork(one);
  const { kind, sample } = one;
  const { draft, confirmed } = sample;
  const entry =
    confirmed === undefined
      ? undefined
      : createOutbox(browserStorage).find({ userId: AMARA, kind: kind.name, name: confirmed.name });
  const found = isTypedKind(kind) && draft !== undefined ? drafts(kind).read(draft.name) : null;
  const read = (input: unknown): unknown => {
    try {
      return isSentKind(kind) ? kind.submission.parse(input) : null;
    } catch {
      return null;
    }
  };
  const checks = {
    'its draft does not survive a reload':
      found === null || (found.found === 'stored' && JSON.stringify(found.value) === JSON.stringify(draft?.value)),
    'its submission does not survive a reload':
      confirmed === undefined ||
      (entry?.stage === 'confirmed' && JSON.stringify(read(entry.input)) === JSON.stringify(confirmed.input)),
    'its draft is not named': draft === undefined || named([kind]).includes(draft.named),
    'its submission is not named': confirmed === undefined || named([kind]).includes(confirmed.named),
  };
  return Object.entries(checks).flatMap(([fault, isFulfilled]) => (isFulfilled ? [] : [fault]));
};

beforeEach(() => localStorage.clear());
afterEach(() => {
  cleanup();
  for (const userId of [AMARA, LUKE]) wipeWork(userId, { outbox: browserOutbox(), storage: browserStorage });
});

test('every kind of stored work has a sample, and every sample is of a registered kind', () => {
  const sampled = REGISTERED.map(({ kind }) => kind);
  const registered: readonly RegisteredKind[] = WORK_KINDS;
  expect({
    'kinds without a src/features/<area>/testing/<kind>.sample.ts': registered
      .filter((kind) => !sampled.includes(kind))
      .map(({ name }) => name),
    'samples of kinds that src/app/work/work-kinds.ts lacks': Object.entries(samples)
      .filter(([, { sample }]) => !registered.includes(sample.kind))
      .map(([file]) => file),
  }).toEqual({
    'kinds without a src/features/<area>/testing/<kind>.sample.ts': [],
    'samples of kinds that src/app/work/work-kinds.ts lacks': [],
  });
});

describe.each(REGISTERED.map((one) => ({ ...one, name: one.kind.name })))('work of the kind $name', (one) => {
  const { sample } = one;

  test('survives a reload and is named before sign-out', () => {
    expect(faultsOf(one)).toEqual([]);
  });

  test('is asked about by signing out in its own words, and wiped with it; that of another person stays', async () => {
    leaveWork(one);
    leaveWork(one, LUKE);
    const { login } = await askSignOut({ id: AMARA, first_name: 'Amara' });
    const items = await screen.findAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual(namesOf(sample));
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(login.getSnapshot().matches('signedOut')).toBe(true));
    await waitFor(() => expect(named(kinds)).toEqual([]));
    expect(Object.keys(localStorage).filter((name) => name.includes(`/${AMARA}/`))).toEqual([]);
    expect(named(kinds, LUKE)).toEqual(namesOf(sample));
  });
});

describe.each(SENT.map((one) => ({ ...one, name: one.kind.name })))('what is sent of the kind $name', (one) => {
  const { kind, sample } = one;

  test('is not named before somebody typed anything, nor once the server has it', () => {
    browserOutbox().put(
      { userId: AMARA, kind: kind.name, name: sample.confirmed.name },
      { stage: 'settled', title: '', confirmedAtMs: 1, input: sample.confirmed.input },
    );
    expect(named(kinds)).toEqual([]);
  });

  test('is named on home once it is confirmed, with the way to its page (H2)', () => {
    leaveWork(one);
    render(<PendingNote userId={AMARA} />);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([sample.confirmed.named]);
    expect(screen.getByRole('link').getAttribute('href')).toBe(sample.confirmed.href);
    act(() =>
      browserOutbox().update({ userId: AMARA, kind: kind.name, name: sample.confirmed.name }, { stage: 'settled' }),
    );
    expect(screen.queryByRole('status')).toBeNull();
  });

  test('is neither found nor stored while somebody views as its person (H-07)', () => {
    leaveWork(one);
    const viewing = whileViewing(pageByItself(), { isHere: () => true, register: () => () => undefined });
    const before = onDevice();
    expect(viewing.outbox.of(AMARA)).toEqual([]);
    viewing.outbox.put(
      { userId: AMARA, kind: kind.name, name: '1/of-sofia' },
      { stage: 'confirmed', title: 'Typed by Sofia', confirmedAtMs: 1, input: sample.confirmed.input },
    );
    viewing.outbox.remove({ userId: AMARA, kind: kind.name, name: sample.confirmed.name });
    wipeWork(AMARA, viewing);
    expect(onDevice()).toEqual(before);
    expect(named(kinds)).toEqual(namesOf(sample));
  });
});

test.each(BOTH.map((one) => [one.kind.name, one] as const))(
  'T18: what was confirmed and did not arrive is named on home while its draft stands: %s',
  (_, one) => {
    const { kind, sample } = one;
    const draft = kind.submission.draftName(kind.submission.parse(sample.confirmed.input));
    leaveWork(one);
    drafts(kind).write(draft, sample.draft.value);
    browserOutbox().update({ userId: AMARA, kind: kind.name, name: sample.confirmed.name }, { stage: 'unanswered' });
    const { unmount } = render(<PendingNote userId={AMARA} />);
    expect(screen.getByText('One submission did not arrive')).toBeTruthy();
    expect(screen.getByRole('link').getAttribute('href')).toBe(sample.confirmed.href);
    unmount();
    drafts(kind).clear(draft);
    render(<PendingNote userId={AMARA} />);
    expect(screen.queryByRole('status')).toBeNull();
  },
);

describe.each(TYPED.map((one) => ({ ...one, name: one.kind.name })))('what is typed of the kind $name', (one) => {
  const { kind, sample } = one;

  test('is neither found nor stored while somebody views as its person (H-07)', () => {
    leaveWork(one);
    const viewing = whileViewing(pageByItself(), { isHere: () => true, register: () => () => undefined });
    const before = onDevice();
    const store = openDrafts(kind, AMARA, viewing.storage);
    expect([store.read(sample.draft.name), store.names()]).toEqual([{ found: 'nothing' }, []]);
    expect(store.write(sample.draft.name, sample.draft.value)).toBeNull();
    store.clear(sample.draft.name);
    expect(onDevice()).toEqual(before);
  });
});

test.each(BOTH.map((one) => ({ ...one, name: one.kind.name })))(
  'the draft that work of the kind $name was confirmed from is not named beside it: it is the same work',
  (one) => {
    const { kind, sample } = one;
    leaveWork(one);
    drafts(kind).write(kind.submission.draftName(sample.confirmed.input), sample.draft.value);
    expect(named(kinds)).toEqual([sample.confirmed.named, sample.draft.named]);
  },
);

describe('the registry', () => {
  test('names the work of every kind, and every kind has a name of its own', () => {
    for (const one of REGISTERED) leaveWork(one);
    expect(named(kinds).toSorted()).toEqual(REGISTERED.flatMap(({ sample }) => namesOf(sample)).toSorted());
    expect(new Set(kinds.map(({ name }) => name)).size).toBe(kinds.length);
  });

  test('names work that no registered kind knows, too, and work that cannot be read', () => {
    const [one] = BOTH;
    if (one === undefined) throw new Error('No kind is registered.');
    leaveWork(one);
    expect(named([])).toEqual(['Other work: not submitted', 'Other work: not submitted']);
    expect(pendingSubmissions([], AMARA, browserOutbox())).toEqual([]);
    browserOutbox().put(
      { userId: AMARA, kind: one.kind.name, name: one.sample.confirmed.name },
      { stage: 'confirmed', title: 'Hand hygiene', confirmedAtMs: 1, input: 'damaged' },
    );
    expect(named(kinds)).toContain('Hand hygiene: not submitted');
  });

  test('a draft that was opened and not touched is no work', () => {
    const [one] = BOTH;
    if (one === undefined) throw new Error('No kind is registered.');
    drafts(one.kind).write('1/501/0', {
      title: 'Empty',
      draft: { assessmentId: 501, attempts: 0, order: [1], answers: { 1: { kind: 'text', text: '  ' } } },
    });
    expect(named(kinds)).toEqual([]);
  });

  test('a kind that sign-out does not name, or that does not survive a reload, is noticed: each plant fails', () => {
    const [one] = BOTH;
    if (one === undefined) throw new Error('No kind is registered.');
    const { kind, sample } = one;
    const unreadable = (): never => {
      throw new Error('Not read.');
    };
    const plants: readonly [string, WorkKind][] = [
      ['its draft is not named', { ...kind, draft: { ...kind.draft, hasContent: () => false } }],
      ['its draft is not named', { ...kind, describeDraft: () => ({ title: '', detail: '' }) }],
      ['its draft does not survive a reload', { ...kind, draft: { ...kind.draft, parse: unreadable } }],
      ['its submission is not named', { ...kind, submission: { ...kind.submission, describe: () => '' } }],
      ['its submission does not survive a reload', { ...kind, submission: { ...kind.submission, parse: unreadable } }],
    ];
    for (const [fault, plant] of plants) expect(faultsOf({ kind: plant, sample })).toContain(fault);
  });
});
