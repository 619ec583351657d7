import { expect, test, vi } from 'vitest';
import type { Ahead } from '#api/ask-ahead.ts';
import type { Services } from '../services.ts';
import { askFirstPage } from './ask-first-page.ts';

test('H-07: what was asked ahead in one name is gone when View As begins', () => {
  const forget = vi.fn<() => void>();
  let phase: ReturnType<Services['viewAs']['phase']> = 'here';
  let tell: () => void = () => undefined;
  const viewAs = {
    phase: () => phase,
    subscribe: (listener: () => void) => {
      tell = listener;
      return () => undefined;
    },
  } as Services['viewAs'];
  const login = { subscribe: () => ({ unsubscribe: () => undefined }) } as unknown as Services['login'];
  askFirstPage({ forget, asking: {} } as unknown as Ahead, { login, viewAs, arrived: { email: null, signInToken: null, organisationId: 1, resetToken: null } }, '/');
  tell();
  expect(forget).not.toHaveBeenCalled();
  phase = 'between';
  tell();
  expect(forget).toHaveBeenCalledTimes(1);
});
