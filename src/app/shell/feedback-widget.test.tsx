// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { OrganisationSettings } from '#contracts/organisations/settings.schema.ts';
import { Profile } from '#contracts/profile/profile.schema.ts';
import type { Current } from '#current/current-context.ts';
import { useFeedbackWidget } from './feedback-widget.ts';

const ADDRESS = 'https://feedback.example/widget.js?a="b"';
const loaded = () => [...document.querySelectorAll('script')].map(({ src }) => src);

afterEach(() => {
  cleanup();
  for (const script of document.querySelectorAll('script')) script.remove();
});

const current = (rest: { super?: boolean; manager?: boolean; admin?: boolean }): Current => {
  const organisation = {
    organisation_id: 1,
    name: 'Brightwater',
    default: true,
    admin: rest.admin ?? false,
    roles: [],
    settings: OrganisationSettings.parse({}),
  };
  return {
    profile: Profile.parse({
      id: 1,
      name: 'A',
      first_name: 'A',
      last_name: 'B',
      email: 'a@demo.example',
      super: rest.super ?? false,
      manager: rest.manager ?? false,
      organisations: [organisation],
    }),
    organisation,
  };
};

test.each([
  ['a super user', { super: true }],
  ['a manager', { manager: true }],
  ['an administrator of the organisation', { admin: true }],
])('B-20: loads for %s, once', (_, who) => {
  renderHook(() => useFeedbackWidget(current(who), ADDRESS));
  renderHook(() => useFeedbackWidget(current(who), ADDRESS));
  expect(loaded()).toHaveLength(1);
});

test('B-20: does not load for a learner', () => {
  renderHook(() => useFeedbackWidget(current({}), ADDRESS));
  expect(loaded()).toEqual([]);
});

test('B-20: never in development: there is no address', () => {
  renderHook(() => useFeedbackWidget(current({ super: true })));
  expect(loaded()).toEqual([]);
});
