import { TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Provides } from '#contracts/provider-state.ts';
import { type RunningProvider, startExampleProvider } from '../example-provider/server.ts';
import { learner, otherLearner } from '../example-provider/world.ts';
import { currentCode, openSession, type ProviderSession } from './provider-session.ts';
import { postState, replayInState } from './replay-in-state.ts';
import type { ReplayedRequest } from './verify-pacts.ts';

let provider: RunningProvider;
beforeAll(async () => {
  provider = await startExampleProvider();
});
afterAll(() => provider.close());

const profileIn = async ({ cookie }: Pick<ProviderSession, 'cookie'>): Promise<Readonly<Record<string, unknown>>> =>
  (await (await fetch(`${provider.host}/me`, { headers: { cookie } })).json()) as Readonly<Record<string, unknown>>;

describe('0122: the verifier signs in as the person whom a provider supplies with a state', () => {
  test('with a password', async () => {
    const session = await openSession(
      provider.host,
      'learner',
      await postState(provider.states, 'a learner is signed in'),
    );
    expect(await profileIn(session)).toMatchObject({ email: learner.email });
  });

  test('with a code, and views as the learner supplied, in the organisation supplied', async () => {
    const session = await openSession(
      provider.host,
      'viewer',
      await postState(provider.states, 'a learner is viewed as'),
    );
    expect(await profileIn(session)).toMatchObject({ email: learner.email, impersonated: true });
  });

  test('and leaves the code to the interaction where it is due, with the code of that person', async () => {
    const provides = await postState(provider.states, 'a password was accepted and a code is due');
    const session = await openSession(provider.host, 'challenged', provides);
    expect(await profileIn(session)).toEqual({ message: 'Unauthenticated.' });
    expect(
      new TOTP({ secret: otherLearner.totpSecret ?? '' }).validate({ token: currentCode(provides), window: 1 }),
    ).not.toBeNull();
  });

  test('before each interaction, whose request then has the cookies of that session', async () => {
    const { onState, filter } = replayInState(provider.host, provider.states);
    await onState('an assessment with choices only');
    const request = { headers: { 'x-xsrf-token': 'of-the-pact' } } as unknown as ReplayedRequest;
    filter(request);
    expect(request.headers['x-xsrf-token']).not.toBe('of-the-pact');
    expect(await profileIn({ cookie: request.headers.cookie ?? '' })).toMatchObject({ email: learner.email });
  });
});

test('a state that cannot be entered is told, and its interaction is not replayed as the person of the one before', async () => {
  const { onState, filter, problems } = replayInState(provider.host, provider.states);
  await onState('a learner is signed in');
  await expect(onState('an administrator is signed in')).rejects.toThrow(
    'The provider could not make it true that an administrator is signed in: 404',
  );
  const request = { headers: {} } as unknown as ReplayedRequest;
  filter(request);
  expect(request.headers.cookie).toBe('');
  expect([...problems]).toEqual([
    [
      'an administrator is signed in',
      expect.stringContaining("This provider has no state 'an administrator is signed in'."),
    ],
  ]);
});

test('without one, it signs in as the person of the environment', async () => {
  await expect(openSession(provider.host, 'learner')).rejects.toThrow(
    'The provider did not take amara.osei@demo.example through login: 422',
  );
});

test.each([{ email: 'ines.calder@fellside.example' }, 'a-cookie'] as readonly Provides['session'][])(
  'a session that cannot be read is named: %j',
  async (session) => {
    await expect(openSession(provider.host, 'learner', { session: session as string })).rejects.toThrow(
      'The session that the provider supplied cannot be read',
    );
  },
);
