// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Ahead } from '#api/ask-ahead.ts';
import type { Services } from '../services/services.ts';
import { saveClientState } from '../state/client-state.ts';
import { askFirstPage } from './ask-first-page.ts';

const asked = vi.fn<(asking: unknown, organisationId: number, userId: number | null) => void>();
vi.mock('#features/home/ask-home.ts', () => ({ askHome: (asking: unknown, organisationId: number, userId: number | null) => asked(asking, organisationId, userId) }));

let phase: ReturnType<Services['viewAs']['phase']> = 'here';
let tell: () => void = () => undefined;
const forget = vi.fn<() => void>();

const ask = (fromAddress: number | null, path = '/'): Promise<void> => {
  const viewAs = {
    phase: () => phase,
    subscribe: (listener: () => void) => {
      tell = listener;
      return () => undefined;
    },
  } as Services['viewAs'];
  const login = { subscribe: () => ({ unsubscribe: () => undefined }) } as unknown as Services['login'];
  askFirstPage({ forget, asking: {} } as unknown as Ahead, { login, viewAs, bootLink: { email: null, signInToken: null, organisationId: fromAddress, resetToken: null } }, path);
  return vi.dynamicImportSettled();
};

beforeEach(() => {
  localStorage.clear();
  phase = 'here';
  asked.mockReset();
  forget.mockReset();
});

describe('home is asked for ahead', () => {
  const organisations = (): readonly number[] => asked.mock.calls.map(([, organisationId]) => organisationId);

  test.each([
    { saved: 81, fromAddress: null, path: '/', asks: [81], description: 'for the organisation that a profile named last' },
    { saved: 81, fromAddress: 81, path: '/', asks: [81], description: 'for the same one in the address' },
    { saved: 81, fromAddress: 12, path: '/', asks: [], description: 'never for another one of the address, which may be nobody’s' },
    { saved: null, fromAddress: 12, path: '/', asks: [], description: 'never where none is remembered' },
    { saved: 81, fromAddress: null, path: '/awards', asks: [], description: 'never for another page' },
  ])('$description', async ({ saved, fromAddress, path, asks }) => {
    saveClientState(localStorage, { organisation_id: saved });
    await ask(fromAddress, path);
    expect(organisations()).toEqual(asks);
  });

  test.each([
    ['1/11', 11],
    ['1', null],
    ['1/x', null],
  ])('0126: with the lists of whoever was here where this device knows it (%s)', async (remembered, userId) => {
    saveClientState(localStorage, { organisation_id: 81 });
    localStorage.setItem('waymark.session', remembered);
    await ask(null);
    expect(asked.mock.calls.map(([, , id]) => id)).toEqual([userId]);
  });
});

test('H-07: what was asked ahead in one name is gone when View As begins', async () => {
  saveClientState(localStorage, { organisation_id: 1 });
  await ask(null);
  tell();
  expect(forget).not.toHaveBeenCalled();
  phase = 'between';
  tell();
  expect(forget).toHaveBeenCalledTimes(1);
});
