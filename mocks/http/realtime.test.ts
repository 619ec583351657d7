import Echo from 'laravel-echo';
import Pusher from 'pusher-js';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import WebSocket from 'ws';
import { choicesOnlyWithTwoAttempts } from '#fixtures/assessments/infection-control.ts';
import { amaraOsei, tomWhitfield } from '#fixtures/people.ts';
import { answersTo } from '../testing/answers.ts';
import { type RunningServer, startServer } from './server.ts';

const KEY = 'waymark';
const CHANNEL = `private-user.${amaraOsei.id}`;

let server: RunningServer;
let api = '';

beforeAll(async () => {
  server = await startServer({ port: 0, host: '127.0.0.1' });
  api = `http://127.0.0.1:${server.port}/api`;
});
afterAll(() => server.close());

const verb = async (name: string, ...args: readonly unknown[]): Promise<Response> =>
  fetch(`http://127.0.0.1:${server.port}/__demo/${name}`, { method: 'POST', body: JSON.stringify(args) });

let cookie = '';
beforeEach(async () => {
  await verb('reset');
  cookie = (await verb('as', amaraOsei.email)).headers.getSetCookie().map((header) => header.split(';')[0]).join('; ');
});

/** Everything that a client of the protocol needs to be told; nothing in it is ours. */
const options = () => ({
  cluster: '',
  wsHost: '127.0.0.1',
  wsPort: server.port,
  forceTLS: false,
  enabledTransports: ['ws' as const],
});

/** What the app does by its own client: the session goes with the request. */
const authorise = async (socketId: string, channel: string): Promise<{ auth: string }> => {
  const body = new URLSearchParams({ socket_id: socketId, channel_name: channel });
  const response = await fetch(`${api}/broadcasting/auth`, { method: 'POST', body, headers: { cookie, accept: 'application/json' } });
  if (!response.ok) throw new Error(`${response.status}`);
  return (await response.json()) as { auth: string };
};

type Answer = (error: Error | null, data: { auth: string } | null) => void;

const authoriseFor = async (socketId: string, channel: string, answer: Answer): Promise<void> => {
  const [error, data] = await authorise(socketId, channel).then(
    (signed) => [null, signed] as const,
    (refused: unknown) => [refused as Error, null] as const,
  );
  answer(error, data);
};

const open: { readonly disconnect: () => void }[] = [];
afterEach(() => {
  for (const client of open.splice(0)) client.disconnect();
});

const pusher = (key = KEY): Pusher => {
  const client = new Pusher(key, {
    ...options(),
    channelAuthorization: {
      endpoint: `${api}/broadcasting/auth`,
      transport: 'ajax',
      customHandler: ({ socketId, channelName }, answer) => void authoriseFor(socketId, channelName, answer),
    },
  });
  open.push(client);
  return client;
};

const once = (target: { bind: (event: string, listener: (data: unknown) => void) => unknown }, event: string): Promise<unknown> => new Promise((resolve) => void target.bind(event, resolve));

const submit = async (socketId = ''): Promise<void> => {
  const id = choicesOnlyWithTwoAttempts.assessment_id;
  const token = decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(cookie)?.[1] ?? '');
  const answers = await answersTo(server.backend, id);
  const response = await fetch(`${api}/assessments/${id}/answers?organisation_id=1&with=collection,module,answers`, {
    method: 'POST',
    headers: { cookie, 'x-xsrf-token': token, 'content-type': 'application/json', ...(socketId === '' ? {} : { 'x-socket-id': socketId }) },
    body: JSON.stringify({ answers }),
  });
  expect(response.status).toBe(200);
};

const UPDATED = { entity_id: choicesOnlyWithTwoAttempts.entity_id, organisation_id: choicesOnlyWithTwoAttempts.organisation_id };

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
    authorizer: ({ name }: { readonly name: string }) => ({ authorize: (socketId: string, answer: Answer) => void authoriseFor(socketId, name, answer) }),
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

describe('the protocol itself', () => {
  const socket = async (address = `ws://127.0.0.1:${server.port}/app/${KEY}`) => {
    const client = new WebSocket(address);
    const said: { readonly event: string; readonly data: unknown }[] = [];
    client.on('message', (data: Buffer) => said.push(JSON.parse(data.toString('utf8')) as (typeof said)[number]));
    const closed = new Promise<number>((resolve) => void client.on('close', resolve));
    await new Promise<void>((resolve, reject) => void client.on('open', resolve).on('error', reject));
    await vi.waitFor(() => expect(said.length).toBeGreaterThan(0));
    open.push({ disconnect: () => client.terminate() });
    return { client, said, closed, send: (event: string, data: unknown) => client.send(JSON.stringify({ event, data })) };
  };

  test('L27: the greeting carries its data as JSON within JSON', async () => {
    const { said } = await socket();
    expect(said[0]?.event).toBe('pusher:connection_established');
    expect(JSON.parse(said[0]?.data as string)).toEqual({ socket_id: expect.stringMatching(/^\d+\.\d+$/) as string, activity_timeout: 30 });
  });

  test('a ping is answered', async () => {
    const { said, send } = await socket();
    send('pusher:ping', {});
    await vi.waitFor(() => expect(said.at(-1)?.event).toBe('pusher:pong'));
  });

  test('after unsubscribing nothing is heard', async () => {
    const { said, send } = await socket();
    const { socket_id: id } = JSON.parse(said[0]?.data as string) as { socket_id: string };
    const beat = async (): Promise<void> => {
      const before = said.length;
      send('pusher:ping', {});
      await vi.waitFor(() => expect(said.length).toBeGreaterThan(before));
    };
    send('pusher:subscribe', { channel: CHANNEL, ...(await authorise(id, CHANNEL)) });
    await verb('emit', 'roles.updated', {}, amaraOsei.email);
    await beat();
    send('pusher:unsubscribe', { channel: CHANNEL });
    await beat();
    await verb('emit', 'import.complete', {}, amaraOsei.email);
    await beat();
    const names = said.map(({ event }) => event);
    expect(names).toContain('pusher_internal:subscription_succeeded');
    expect(names).toContain('roles.updated');
    expect(names).not.toContain('import.complete');
  });

  test('4009: a signature of one’s own making closes the connection', async () => {
    const { said, send, closed } = await socket();
    send('pusher:subscribe', { channel: CHANNEL, auth: `${KEY}:0000` });
    expect(await closed).toBe(4009);
    expect(JSON.parse(said.at(-1)?.data as string)).toMatchObject({ code: 4009 });
  });

  test('4009: a signature for another connection does not count', async () => {
    const [one, other] = [await socket(), await socket()];
    const { socket_id: id } = JSON.parse(one.said[0]?.data as string) as { socket_id: string };
    other.send('pusher:subscribe', { channel: CHANNEL, ...(await authorise(id, CHANNEL)) });
    expect(await other.closed).toBe(4009);
  });

  test.each(['{', '[]', '7', '{"data":{}}', `"${'x'.repeat(100_000)}"`])('what is no message is said to be none, and the connection stays', async (text) => {
    const { client, said, send } = await socket();
    client.send(text);
    await vi.waitFor(() => expect(JSON.parse(said.at(-1)?.data as string)).toMatchObject({ code: 4200 }));
    send('pusher:ping', {});
    await vi.waitFor(() => expect(said.at(-1)?.event).toBe('pusher:pong'));
  });

  test('another address than the application’s is none', async () => {
    await expect(socket(`ws://127.0.0.1:${server.port}/elsewhere`)).rejects.toThrow('socket hang up');
  });

  test('Y-13: new connections can be refused, or kept waiting for ever', async () => {
    await verb('faults.set', [{ call: 'realtime', kind: 'offline' }]);
    const refused = new WebSocket(`ws://127.0.0.1:${server.port}/app/${KEY}`);
    expect(await new Promise((resolve) => void refused.on('close', resolve))).toBe(1011);
    await verb('faults.set', [{ call: 'realtime', kind: 'timeout' }]);
    const mute = new WebSocket(`ws://127.0.0.1:${server.port}/app/${KEY}`);
    open.push({ disconnect: () => mute.terminate() });
    const said = vi.fn<() => void>();
    mute.on('message', said);
    await socket();
    expect(said).not.toHaveBeenCalled();
  });

  test('4201: who answers no ping is hung up on, who answers stays', async () => {
    const quick = await startServer({ port: 0, host: '127.0.0.1', timing: { activityMs: 60, pongMs: 60 } });
    const address = `ws://127.0.0.1:${quick.port}/app/${KEY}`;
    const [silent, alive] = [await socket(address), await socket(address)];
    alive.client.on('message', (data: Buffer) => {
      if (data.toString('utf8').includes('pusher:ping')) alive.send('pusher:pong', {});
    });
    expect(await silent.closed).toBe(4201);
    expect(alive.client.readyState).toBe(WebSocket.OPEN);
    await quick.close();
  });
});
