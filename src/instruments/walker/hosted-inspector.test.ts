// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { createActorLog } from '#current/actor-log.ts';
import { loginMachine } from '#machines/session/login.machine.ts';
import { openHostedInspector } from './hosted-inspector.ts';

const PASSWORD = 'correct-horse-battery';
const never = fromPromise(() => new Promise<never>(() => undefined));

afterEach(() => vi.restoreAllMocks());

it('sends the hosted inspector what the actors did and do, and never a password: not in an event, a context, or the input of an effect', async () => {
  const log = createActorLog(() => 0);
  const login = createActor(
    loginMachine.provide({
      actors: { requestCsrfCookie: fromPromise(() => Promise.resolve({ ok: true })) as never, signIn: never as never },
    }),
    {
      input: { remembered: false, email: null, link: null, organisationId: null },
      inspect: log.note,
    },
  ).start();
  const sent: unknown[] = [];
  const open = vi
    .spyOn(window, 'open')
    .mockReturnValue({ postMessage: (message: unknown) => sent.push(message) } as unknown as Window);
  const stop = await openHostedInspector(log);
  expect(open).toHaveBeenCalledWith('https://stately.ai/inspect', 'xstateinspector');
  window.dispatchEvent(new MessageEvent('message', { data: { type: '@statelyai.connected' } }));
  login.send({ type: 'submitted', email: 'amara.osei@demo.example', password: PASSWORD });
  await vi.waitFor(() => expect(JSON.stringify(sent)).toContain('authenticating'));
  const all = JSON.stringify(sent);
  expect(all).toContain('amara.osei@demo.example');
  expect(all).toContain('"signIn"');
  expect(all).not.toContain(PASSWORD);
  stop();
  sent.splice(0);
  login.send({ type: 'session.started' });
  expect(sent).toEqual([]);
});
