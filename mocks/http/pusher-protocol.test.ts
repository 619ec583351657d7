import { describe, expect, test, vi } from 'vitest';
import WebSocket from 'ws';
import { amaraOsei } from '#fixtures/people.ts';
import { CHANNEL, KEY, setUpRealtime } from '../testing/realtime-server.ts';
import { startServer } from './server.ts';

const { server, verb, authorise, open } = setUpRealtime();

describe('the protocol itself', () => {
  const socket = async (address = `ws://127.0.0.1:${server.port}/app/${KEY}`) => {
    const client = new WebSocket(address);
    const said: { readonly event: string; readonly data: unknown }[] = [];
    client.on('message', (data: Buffer) => said.push(JSON.parse(data.toString('utf8')) as (typeof said)[number]));
    const closed = new Promise<number>((resolve) => void client.on('close', resolve));
    await new Promise<void>((resolve, reject) => void client.on('open', resolve).on('error', reject));
    await vi.waitFor(() => expect(said.length).toBeGreaterThan(0));
    open.push({ disconnect: () => client.terminate() });
    return {
      client,
      said,
      closed,
      send: (event: string, data: unknown) => client.send(JSON.stringify({ event, data })),
    };
  };

  test('L27: the greeting carries its data as JSON within JSON', async () => {
    const { said } = await socket();
    expect(said[0]?.event).toBe('pusher:connection_established');
    expect(JSON.parse(said[0]?.data as string)).toEqual({
      socket_id: expect.stringMatching(/^\d+\.\d+$/) as string,
      activity_timeout: 30,
    });
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

  test.each(['{', '[]', '7', '{"data":{}}', `"${'x'.repeat(100_000)}"`])(
    'what is no message is said to be none, and the connection stays',
    async (text) => {
      const { client, said, send } = await socket();
      client.send(text);
      await vi.waitFor(() => expect(JSON.parse(said.at(-1)?.data as string)).toMatchObject({ code: 4200 }));
      send('pusher:ping', {});
      await vi.waitFor(() => expect(said.at(-1)?.event).toBe('pusher:pong'));
    },
  );

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
