import { describe, expect, test, vi } from 'vitest';
import { getBand } from '#contracts/organisations/organisations.endpoints.ts';
import { askAhead } from './ask-ahead.ts';
import { createClient } from './client.ts';
import { lazyClient } from './lazy-client.ts';

const BAND = { params: { org: 1, bandId: 'jump_back_in' } } as const;

/** Answers each call with the next status; the last one stays. */
const open = (...statuses: readonly [number, ...number[]]) => {
  const asked: string[] = [];
  const make = () =>
    createClient({
      baseUrl: 'http://api.test',
      fetch: (request) => {
        const status = statuses[Math.min(asked.length, statuses.length - 1)] ?? 200;
        asked.push(new URL(request.url).pathname);
        return Promise.resolve(Response.json(status === 200 ? [] : {}, { status }));
      },
      readCookie: () => null,
      upload: () => Promise.reject(new Error('none')),
      appCode: 'waymark',
      appVersion: '0',
      roles: () => [],
    });
  const ahead = askAhead(lazyClient(() => Promise.resolve(make())), lazyClient(() => Promise.resolve(make())));
  const failed = vi.fn<() => void>();
  ahead.client.onFailure(failed);
  return { ...ahead, asked, failed };
};

describe('a page’s calls beside the profile', () => {
  test('an answer that is kept is taken once, then it is asked for again', async () => {
    const { asking, client, asked } = open(200);
    const prefetched = asking.fetch(getBand, BAND);
    await expect(client.fetch(getBand, BAND)).resolves.toEqual([]);
    await prefetched;
    expect(asked).toHaveLength(1);
    await client.fetch(getBand, BAND);
    expect(asked).toHaveLength(2);
  });

  test('the answer of another organisation is never taken', async () => {
    const { asking, client, asked } = open(200);
    await asking.fetch(getBand, BAND);
    await client.fetch(getBand, { params: { ...BAND.params, org: 81 } });
    expect(asked).toEqual(['/organisations/1/bands/jump_back_in', '/organisations/81/bands/jump_back_in']);
  });

  test('nobody hears of what failed ahead; it is asked for again, and that answer counts', async () => {
    const { asking, client, failed } = open(500, 200);
    await expect(asking.fetch(getBand, BAND)).rejects.toThrow('Not known ahead.');
    await expect(client.fetch(getBand, BAND)).resolves.toEqual([]);
    expect(failed).not.toHaveBeenCalled();
  });

  test('a second failure is one like any other', async () => {
    const { asking, client, failed } = open(401, 401);
    await asking.fetch(getBand, BAND).catch(() => undefined);
    await expect(client.fetch(getBand, BAND)).rejects.toMatchObject({ failure: { status: 401 } });
    expect(failed).toHaveBeenCalledTimes(1);
  });

  test('nothing is left of what was asked for somebody who has gone', async () => {
    const { asking, client, asked, forget } = open(200);
    await asking.fetch(getBand, BAND);
    forget();
    await client.fetch(getBand, BAND);
    expect(asked).toHaveLength(2);
  });
});
