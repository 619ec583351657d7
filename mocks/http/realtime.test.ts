import Echo from 'laravel-echo';
import Pusher from 'pusher-js';
import { describe, expect, test, vi } from 'vitest';
import { choicesOnlyWithTwoAttempts } from '#fixtures/assessments/infection-control.ts';
import { amaraOsei, tomWhitfield } from '#fixtures/people.ts';
import { answersTo } from '../testing/answers.ts';
import { CHANNEL, KEY, setUpRealtime } from '../testing/realtime-server.ts';

const { server, api, cookie, verb, authorise, open } = setUpRealtime();

/** Everything that a client of the protocol needs to be told; nothing in it is ours. */
const options = () => ({
  cluster: '',
  wsHost: '127.0.0.1',
  wsPort: server.port,
  forceTLS: false,
  enabledTransports: ['ws' as const],
});

type Answer = (error: Error | null, data: { auth: string } | null) => void;

const authoriseFor = async (socketId: string, channel: string, answer: Answer): Promise<void> => {
  const [error, data] = await authorise(socketId, channel).then(
    (signed) => [null, signed] as const,
    (refused: unknown) => [refused as Error, null] as const,
  );
  answer(error, data);
};

const pusher = (key = KEY): Pusher => {
  const client = new Pusher(key, {
    ...options(),
    channelAuthorization: {
      endpoint: `${api()}/broadcasting/auth`,
      transport: 'ajax',
      customHandler: ({ socketId, channelName }, answer) => void authoriseFor(socketId, channelName, answer),
    },
  });
  open.push(client);
  return client;
};

const once = (
  target: { bind: (event: string, listener: (data: unknown) => void) => unknown },
  event: string,
): Promise<unknown> => new Promise((resolve) => void target.bind(event, resolve));

const submit = async (socketId = ''): Promise<void> => {
  const id = choicesOnlyWithTwoAttempts.assessment_id;
  const token = decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(cookie())?.[1] ?? '');
  const answers = await answersTo(server.backend, id);
  const response = await fetch(`${api()}/assessments/${id}/answers?organisation_id=1&with=collection,module,answers`, {
    method: 'POST',
    headers: {
      cookie: cookie(),
      'x-xsrf-token': token,
      'content-type': 'application/json',
      ...(socketId === '' ? {} : { 'x-socket-id': socketId }),
    },
    body: JSON.stringify({ answers }),
  });
  expect(response.status).toBe(200);
};

const UPDATED = {
  entity_id: choicesOnlyWithTwoAttempts.entity_id,
  organisation_id: choicesOnlyWithTwoAttempts.organisation_id,
};

describe('an unmodified pusher-js', () => {
  test('connects, authorises and hears a real change', async () => {
    const channel = pusher().subscribe(CHANNEL);
    await once(channel, 'pusher:subscription_succeeded');
    const heard = once(channel, 'entity.updated');
    await submit();
    expect(await heard).toEqual(UPDATED);
  });

  test('4201: comes back at once, subscribes again and hears what follows', async () => {
    const client = pusher();
    const channel = client.subscribe(CHANNEL);
    await once(channel, 'pusher:subscription_succeeded');
    const first = client.connection.socket_id;
    const again = once(channel, 'pusher:subscription_succeeded');
    await verb('emit', 'pusher:error', { code: 4201 }, amaraOsei.email);
    await again;
    expect(client.connection.socket_id).not.toBe(first);
    const heard = once(channel, 'roles.updated');
    await verb('emit', 'roles.updated', { of: 'hers' }, amaraOsei.email);
    expect(await heard).toEqual({ of: 'hers' });
  });

  test('I-12: who raised it hears nothing of it, another page of the same person does', async () => {
    const [one, other] = [pusher(), pusher()];
    const [here, there] = [one.subscribe(CHANNEL), other.subscribe(CHANNEL)];
    await Promise.all([once(here, 'pusher:subscription_succeeded'), once(there, 'pusher:subscription_succeeded')]);
    const mine = vi.fn<() => void>();
    here.bind('entity.updated', mine);
    const theirs = once(there, 'entity.updated');
    await submit(one.connection.socket_id);
    await theirs;
    const both = once(here, 'roles.updated');
    await verb('emit', 'roles.updated', {}, amaraOsei.email);
    await both;
    expect(mine).not.toHaveBeenCalled();
  });

  test('somebody else’s channel is refused, and nothing of it is heard', async () => {
    const channel = pusher().subscribe(`private-user.${tomWhitfield.id}`);
    const heard = vi.fn<() => void>();
    channel.bind('roles.updated', heard);
    await once(channel, 'pusher:subscription_error');
    const own = pusher().subscribe(CHANNEL);
    await once(own, 'pusher:subscription_succeeded');
    const mine = once(own, 'roles.updated');
    await verb('emit', 'roles.updated', {}, tomWhitfield.email);
    await verb('emit', 'roles.updated', {}, amaraOsei.email);
    await mine;
    expect(heard).not.toHaveBeenCalled();
  });

  test('4001: an unknown application key is told and not let in', async () => {
    const client = pusher('another-app');
    expect(await once(client.connection, 'error')).toMatchObject({ error: { data: { code: 4001 } } });
    expect(client.connection.state).not.toBe('connected');
  });
});

test('an unmodified laravel-echo connects, authorises, hears a real change and comes back after a 4201', async () => {
  const echo = new Echo({
    broadcaster: 'reverb',
    key: KEY,
    Pusher,
    ...options(),
    authorizer: ({ name }: { readonly name: string }) => ({
      authorize: (socketId: string, answer: Answer) => void authoriseFor(socketId, name, answer),
    }),
  });
  open.push(echo);
  const channel = echo.private(`user.${amaraOsei.id}`);
  await new Promise<void>((resolve) => void channel.subscribed(resolve));
  const heard = new Promise((resolve) => void channel.listen('.entity.updated', resolve));
  await submit();
  expect(await heard).toEqual(UPDATED);

  const again = new Promise<void>((resolve) => void channel.subscribed(resolve));
  await verb('emit', 'pusher:error', { code: 4201 }, amaraOsei.email);
  await again;
  const later = new Promise((resolve) => void channel.listen('.roles.updated', resolve));
  await verb('emit', 'roles.updated', { of: 'hers' }, amaraOsei.email);
  expect(await later).toEqual({ of: 'hers' });
});
