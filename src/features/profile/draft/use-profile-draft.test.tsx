// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { OrganisationMembership, Profile } from '#contracts/profile/profile.schema.ts';
import { noStorage, browserStorage, type StorageSource } from '#persistence/device-storage.ts';
import { pageByItself, PersistenceContext } from '#persistence/persistence.ts';
import { hasUnsavedWork, isAnythingLost } from '#persistence/unsaved-work.ts';
import { unsentWork } from '#persistence/unsent-work.ts';
import { useProfileDraft } from './use-profile-draft.ts';

const organisation = OrganisationMembership.parse({
  organisation_id: 4,
  name: 'Brightwater',
  roles: [],
  fields: [{ key: 'gdc_number', type: 'text', label: 'GDC number' }],
});
const profile = Profile.parse({
  id: 31,
  first_name: 'Amara',
  last_name: 'Osei',
  name: 'Amara Osei',
  email: 'amara.osei@demo.example',
  fields: { gdc_number: 294117 },
  organisations: [organisation],
});

beforeEach(() => localStorage.clear());
afterEach(cleanup);

/** A tab with the page open. */
const open = (storage: StorageSource = browserStorage) => {
  const persistence = pageByItself({ storage, now: Date.now });
  return {
    ...renderHook(() => useProfileDraft({ profile, organisation }), {
      wrapper: ({ children }) => <PersistenceContext value={() => persistence}>{children}</PersistenceContext>,
    }),
  };
};
const stored = (): readonly string[] => Object.keys(localStorage).filter((name) => name.startsWith('waymark.draft'));

describe('the unsaved changes of a profile', () => {
  test('are shown at once, declared as unsent work, and survive a reload', () => {
    const page = open();
    act(() => page.result.current.set('last_name', 'Bramley'));
    expect(page.result.current.value('last_name')).toBe('Bramley');
    expect(page.result.current.changes).toEqual([
      { field: 'last_name', label: 'Last name', was: 'Osei', is: 'Bramley' },
    ]);
    expect(unsentWork()).toMatchObject({ noun: 'changes', isOnDevice: true });
    expect([hasUnsavedWork('/'), hasUnsavedWork('/profile/security'), hasUnsavedWork()]).toEqual([true, false, false]);
    page.unmount();
    expect(unsentWork()).toBeNull();
    expect(stored()).toEqual(['waymark.draft/31/profile/4']);
    expect(open().result.current.value('last_name')).toBe('Bramley');
  });

  test('an open form survives a reload as unsent work, too, until it is closed', () => {
    const page = open();
    act(() => page.result.current.setForm('fields.gdc_number', { step: 'lookup' }));
    expect([page.result.current.changes, unsentWork()?.isOnDevice]).toEqual([[], true]);
    page.unmount();
    const again = open();
    expect(again.result.current.form('fields.gdc_number')).toEqual({ step: 'lookup' });
    act(() => again.result.current.setForm('fields.gdc_number', null));
    expect(again.result.current.form('fields.gdc_number')).toBeNull();
    again.unmount();
    expect([stored(), unsentWork()]).toEqual([[], null]);
  });

  test('can be put back one by one, or dropped together; a page that is left leaves no empty draft', () => {
    const page = open();
    act(() => {
      page.result.current.set('last_name', 'Bramley');
      page.result.current.set('fields.gdc_number', '1');
    });
    act(() => page.result.current.putBack('last_name'));
    expect([page.result.current.value('last_name'), page.result.current.changes.length]).toEqual(['Osei', 1]);
    act(() => page.result.current.setForm('fields.lived', { street: 'Kirkgate' }));
    act(() => page.result.current.discard());
    expect([page.result.current.changes, page.result.current.form('fields.lived')]).toEqual([
      [],
      { street: 'Kirkgate' },
    ]);
    act(() => page.result.current.setForm('fields.lived', null));
    page.unmount();
    expect(stored()).toEqual([]);
  });

  test('that were saved go; what was typed while they were on their way stays', () => {
    const { result } = open();
    act(() => result.current.set('last_name', 'Bramley'));
    const sent = result.current.current();
    act(() => result.current.set('first_name', 'Ama'));
    act(() => result.current.settle(sent));
    expect(result.current.changes.map(({ field }) => field)).toEqual(['first_name']);
  });

  test('stand in every tab, with the last keystroke, and are saved for all of them', async () => {
    const one = open();
    act(() => one.result.current.set('last_name', 'Bram'));
    // Before the quarter of a second: the tab that opens asks for it.
    const other = open();
    await vi.waitFor(() => expect(other.result.current.value('last_name')).toBe('Bram'));
    act(() => other.result.current.set('last_name', 'Bramley'));
    act(() => other.result.current.set('first_name', 'Ama'));
    act(() => other.result.current.flush());
    await vi.waitFor(() => expect(one.result.current.changes.map(({ is }) => is)).toEqual(['Ama', 'Bramley']));
    act(() => other.result.current.settle(other.result.current.current()));
    await vi.waitFor(() => expect(one.result.current.changes).toEqual([]));
  });

  test('last as long as the page where the device refuses them, and that is told', () => {
    const { result } = open(noStorage);
    act(() => result.current.set('last_name', 'Bramley'));
    act(() => result.current.flush());
    expect([result.current.isOnDevice, result.current.value('last_name')]).toEqual([false, 'Bramley']);
    expect(unsentWork()).toMatchObject({ isOnDevice: false });
    expect([hasUnsavedWork(), isAnythingLost()]).toEqual([true, true]);
  });
});
