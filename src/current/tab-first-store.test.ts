// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { clearClientState, loadClientState, saveClientState } from './client-state.ts';
import { tabFirstStore } from './device-store.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const chosen = () => loadClientState(tabFirstStore()).organisation_id;

test('H8: what another tab chooses does not move this one; a new tab begins there', () => {
  saveClientState(tabFirstStore(), { organisation_id: 1 });
  saveClientState(localStorage, { organisation_id: 81 });
  expect(chosen()).toBe(1);
  sessionStorage.clear();
  expect(chosen()).toBe(81);
});

test('A-28: nothing is left of it in the tab or on the device', () => {
  saveClientState(tabFirstStore(), { organisation_id: 1 });
  clearClientState(tabFirstStore());
  expect([localStorage.length, sessionStorage.length, chosen()]).toEqual([0, 0, null]);
});

test('a tab that refuses storage leaves the device’s', () => {
  const refusing = {
    getItem: () => null,
    setItem: () => {
      throw new Error('full');
    },
    removeItem: () => undefined,
  };
  vi.stubGlobal('sessionStorage', refusing);
  saveClientState(tabFirstStore(), { organisation_id: 1 });
  expect(chosen()).toBe(1);
  vi.unstubAllGlobals();
});
