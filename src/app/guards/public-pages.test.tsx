// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { tomWhitfield } from '#fixtures/people.ts';
import { openApp, setUpApp, until } from '../testing/open-app.tsx';
import { codeStep, signIn } from '../testing/sign-in-steps.ts';

setUpApp();

test.each([
  ['/register/harbour', 'Harbour Volunteers'],
  ['/subscribe/northgate', 'Northgate Care Group'],
])('a sign-in that waits for its code leaves %s open as to a stranger (A-19)', async (address, organisation) => {
  const app = openApp({ address: '/login' });
  await signIn(tomWhitfield.email);
  await codeStep();
  void app.router.navigate(address);
  // Asked for once it is known that nobody is signed in.
  await until(() => expect(screen.getAllByText(organisation)).not.toHaveLength(0));
});
