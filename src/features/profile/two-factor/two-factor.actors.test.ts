import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { testClient } from '#api/testing/test-client.ts';
import { amaraOsei, DEMO_PASSWORD } from '#fixtures/people.ts';
import { twoFactorMachine } from '#machines/profile/two-factor.machine.ts';
import { createInProcess } from '#mocks/in-process.ts';
import { createSecretsOnScreen } from './secrets-on-screen.ts';
import { twoFactorImplementations } from './two-factor.actors.ts';

const begin = async () => {
  const door = createInProcess();
  await door.demo.as(amaraOsei.email);
  const queries = new QueryClient();
  const secrets = createSecretsOnScreen();
  const client = testClient(door);
  const actor = createActor(
    twoFactorMachine.provide(
      twoFactorImplementations({ client, queries, secrets, reportUnexpectedError: vi.fn<(error: unknown) => void>() }),
    ),
    { input: { purpose: 'setUp', isOn: false } },
  ).start();
  const settled = () => waitFor(actor, (state) => !state.hasTag('busy'));
  return { door, queries, secrets, actor, settled };
};

test('QR code, key and recovery codes are there while their step is open, in no context and no query, and gone with it', async () => {
  const { door, queries, secrets, actor, settled } = await begin();
  const contexts: string[] = [];
  actor.subscribe(({ context }) => contexts.push(JSON.stringify(context)));
  actor.send({ type: 'password.submitted', password: DEMO_PASSWORD });
  await settled();
  const key = secrets.current().setup?.key ?? '';
  expect(key).toMatch(/^[A-Z2-7]{16,}$/);
  actor.send({ type: 'added' });
  expect(secrets.current().setup).toBeNull();
  actor.send({ type: 'code.submitted', code: await door.demo.totp(amaraOsei.email) });
  await settled();
  const codes = secrets.current().codes ?? [];
  expect(codes).toHaveLength(8);
  actor.send({ type: 'codes.saved' });
  actor.send({ type: 'finished' });
  expect(secrets.current()).toEqual({ setup: null, codes: null });
  const stored = [
    ...contexts,
    JSON.stringify(
      queries
        .getQueryCache()
        .getAll()
        .map(({ state }) => state.data),
    ),
  ].join('\n');
  for (const secret of [DEMO_PASSWORD, key, ...codes]) expect(stored).not.toContain(secret);
});

test('a QR code that comes after its page was left is shown nowhere', async () => {
  const { door, secrets, actor } = await begin();
  await door.demo.faults.set([{ call: 'getQrCode', pause: 'later' }]);
  actor.send({ type: 'password.submitted', password: DEMO_PASSWORD });
  await vi.waitFor(async () => expect(await door.demo.faults.pausedCalls('later')).toBe(1));
  actor.stop();
  await door.demo.faults.release('later');
  await new Promise((resolve) => setTimeout(resolve));
  expect(secrets.current().setup).toBeNull();
});
