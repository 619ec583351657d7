import { describe, expect, test, vi } from 'vitest';
import { getAssessment, submitAnswers } from '#contracts/assessments/assessments.endpoints.ts';
import type { Endpoint } from '#contracts/endpoint.ts';
import { uploadFile } from '#contracts/files/files.endpoints.ts';
import { getMe } from '#contracts/profile/profile.endpoints.ts';
import { getCsrfCookie, logout } from '#contracts/session/session.endpoints.ts';
import { createClient } from './client.ts';
import type { ApiFailure } from './failure.ts';
import type { ClientPorts } from './ports.ts';

type Answer = Promise<boolean>;

const reply = (status: number, body: unknown = { message: 'x' }) => Response.json(body, { status });
const me = { id: 7, first_name: 'A', last_name: 'B', name: 'A B', email: 'a@b.example', organisations: [] };
const submission = { params: { id: 501 }, query: { organisation_id: 1 }, body: { answers: [] } };

/** A client over a server that answers by status, and over somebody who says whether they are back. */
const setUp = (
  statusOf: (path: string, time: number) => number,
  renew: (failure: ApiFailure) => Answer,
  ports: Partial<ClientPorts> = {},
) => {
  const sent: Request[] = [];
  const renewSession = vi.fn<(failure: ApiFailure) => Answer>(renew);
  const heard: ApiFailure[] = [];
  const client = createClient({
    baseUrl: 'http://api.test/api',
    fetch: (input, init) => {
      const request = new Request(input, init);
      sent.push(request);
      const { pathname } = new URL(request.url);
      const status = statusOf(pathname, sent.filter(({ url }) => new URL(url).pathname === pathname).length);
      return Promise.resolve(
        status === 204 ? new Response(null, { status }) : reply(status, status === 200 ? me : { message: 'x' }),
      );
    },
    readCookie: () => 'token-1',
    upload: () => Promise.reject(new Error('no upload here')),
    appCode: 'test',
    appVersion: '0',
    roles: () => [],
    renewSession,
    ...ports,
  });
  client.onFailure((failure) => heard.push(failure));
  const timesSent = (endpoint: Pick<Endpoint, 'path'>) =>
    sent.filter(({ url }) => url.includes(endpoint.path.split('{')[0] ?? '')).length;
  return { client, sent, heard, renewSession, timesSent };
};

const later = <T>(value: T, milliseconds = 20): Promise<T> =>
  new Promise((resolve) => setTimeout(() => resolve(value), milliseconds));

describe('a session that ended while somebody works (J-01, J-02)', () => {
  test('J-01: one question for all calls that wait; each goes on once, and nobody hears of a failure', async () => {
    let back = false;
    const { client, heard, renewSession, timesSent } = setUp(
      () => (back ? 200 : 401),
      async () => {
        await later(null);
        back = true;
        return true;
      },
    );
    const outcomes = await Promise.all([1, 2, 3].map(() => client.attempt(getMe, {})));
    expect(outcomes.map(({ ok }) => ok)).toEqual([true, true, true]);
    expect(renewSession).toHaveBeenCalledTimes(1);
    expect(timesSent(getMe)).toBe(6);
    expect(heard).toEqual([]);
  });

  test('the question says which call, which status and what the policy makes of it', async () => {
    const { client, renewSession } = setUp(
      () => 401,
      () => Promise.resolve(false),
    );
    await client.attempt(submitAnswers, submission, { confirmedFor: 1 });
    expect(renewSession.mock.calls[0]?.[0]).toMatchObject({
      call: 'submitAnswers',
      status: 401,
      treatment: 'tray',
      kind: 'http',
    });
  });

  test('a call that was sent before the last renewal goes on without another question', async () => {
    let back = false;
    let slow: ((response: Response) => void) | undefined;
    const { client, renewSession } = setUp(
      () => 200,
      () => {
        back = true;
        return Promise.resolve(true);
      },
      {
        fetch: (input, init) => {
          if (back) return Promise.resolve(reply(200, me));
          const request = new Request(input, init);
          if (!request.url.includes('assessments')) return Promise.resolve(reply(401));
          return new Promise((resolve) => {
            slow = resolve;
          });
        },
      },
    );
    const slowly = client.attempt(getAssessment, { params: { id: 1 }, query: { organisation_id: 1 } });
    expect(await client.attempt(getMe, {})).toMatchObject({ ok: true });
    slow?.(reply(401));
    await slowly;
    expect(renewSession).toHaveBeenCalledTimes(1);
  });

  test('J-02: 419 again after the silent refresh asks; the headers are read anew, and the call goes out once more', async () => {
    let token = 'old';
    const { client, sent, renewSession, timesSent } = setUp(
      (path, time) => (path.endsWith('csrf-cookie') ? 204 : time <= 2 ? 419 : 422),
      () => {
        token = 'of the new session';
        return Promise.resolve(true);
      },
      { readCookie: () => token },
    );
    expect(await client.attempt(submitAnswers, submission, { confirmedFor: 1 })).toMatchObject({
      ok: false,
      failure: { status: 422 },
    });
    expect(renewSession).toHaveBeenCalledTimes(1);
    expect(timesSent(submitAnswers)).toBe(3);
    expect(sent.at(-1)?.headers.get('x-xsrf-token')).toBe('of the new session');
  });

  test.each([401, 419])(
    'never twice: %i after signing in is a failure, without another question or another try',
    async (status) => {
      const { client, heard, renewSession, timesSent } = setUp(
        (path) => (path.endsWith('csrf-cookie') ? 204 : status),
        () => Promise.resolve(true),
      );
      expect(await client.attempt(submitAnswers, submission, { confirmedFor: 1 })).toMatchObject({
        ok: false,
        failure: { status },
      });
      expect(renewSession).toHaveBeenCalledTimes(1);
      // 419: the silent repetition of J-02 comes before the question.
      expect(timesSent(submitAnswers)).toBe(status === 401 ? 2 : 3);
      expect(heard).toHaveLength(1);
    },
  );

  test('answered with no: the failure goes on as without the question, and nothing is sent again', async () => {
    const { client, heard, timesSent } = setUp(
      () => 401,
      () => Promise.resolve(false),
    );
    expect(await client.attempt(submitAnswers, submission, { confirmedFor: 1 })).toMatchObject({
      ok: false,
      failure: { status: 401 },
    });
    expect(timesSent(submitAnswers)).toBe(1);
    expect(heard).toMatchObject([{ call: 'submitAnswers', status: 401 }]);
  });

  test('asked anew when it ends again later', async () => {
    const { client, renewSession } = setUp(
      (_, time) => (time % 2 === 1 ? 401 : 200),
      () => Promise.resolve(true),
    );
    await client.attempt(getMe, {});
    await client.attempt(getMe, {});
    expect(renewSession).toHaveBeenCalledTimes(2);
  });

  test.each([403, 422, 500, 503])('J-01: %i is not asked about: the call does not go on', async (status) => {
    const { client, renewSession, timesSent } = setUp(
      () => status,
      () => Promise.resolve(true),
    );
    await client.attempt(submitAnswers, submission, { confirmedFor: 1 });
    expect(renewSession).not.toHaveBeenCalled();
    expect(timesSent(submitAnswers)).toBe(1);
  });

  test('A-32: a call whose 401 is its own is not asked about (GET me at boot), nor one that needs no session', async () => {
    const { client, renewSession } = setUp(
      () => 401,
      () => Promise.resolve(true),
    );
    await client.attempt(getMe, {}, { errors: { preset: 'own' } });
    await client.attempt(logout, {}, { errors: { preset: 'tray' } });
    await client.attempt(getCsrfCookie, {}, { errors: { preset: 'tray' } });
    expect(renewSession).not.toHaveBeenCalled();
  });

  test('an upload goes on too, with everything in it', async () => {
    const forms: FormData[] = [];
    const { client, renewSession } = setUp(
      () => 200,
      () => Promise.resolve(true),
      {
        upload: ({ form }) => {
          forms.push(form);
          const body = '{"id":9,"name":"log.pdf","extension":"pdf"}';
          return Promise.resolve(
            forms.length === 1
              ? { status: 401, body: '', header: () => null }
              : { status: 201, body, header: () => null },
          );
        },
      },
    );
    const outcome = await client.attempt(uploadFile, {
      body: { file: new File(['x'], 'log.pdf'), type: 'assessment_answer' },
    });
    expect(outcome).toMatchObject({ ok: true, data: { id: 9 } });
    expect(renewSession).toHaveBeenCalledTimes(1);
    expect(forms.map((form) => (form.get('file') as File).name)).toEqual(['log.pdf', 'log.pdf']);
  });

  test('a call that was taken back while it waited is not sent again', async () => {
    const controller = new AbortController();
    const { client, heard, timesSent } = setUp(
      () => 401,
      () => {
        controller.abort();
        return Promise.resolve(true);
      },
    );
    expect(await client.attempt(getMe, {}, { signal: controller.signal })).toMatchObject({
      failure: { kind: 'aborted' },
    });
    expect(timesSent(getMe)).toBe(1);
    expect(heard).toMatchObject([{ treatment: 'silent' }]);
  });
});

describe('H-07: a session that acts as somebody else meanwhile', () => {
  /** A client whose identity changes while its call is on its way, where it is told to. */
  const asked = async (status: number, changes: boolean) => {
    let identity = 1;
    const { client, heard, renewSession } = setUp(
      () => {
        if (changes) identity += 1;
        return status;
      },
      () => Promise.resolve(false),
      { identity: () => identity },
    );
    return { outcome: await client.attempt(getMe, {}), heard, renewSession };
  };

  test('what was asked in a former name is nobody’s answer', async () => {
    expect((await asked(200, true)).outcome).toMatchObject({
      ok: false,
      failure: { kind: 'aborted', treatment: 'silent' },
    });
    expect((await asked(200, false)).outcome).toMatchObject({ ok: true });
  });

  test.each([401, 403, 500])('nor is its %i anybody’s news', async (status) => {
    const { heard, renewSession } = await asked(status, true);
    expect(heard).toMatchObject([{ kind: 'aborted', treatment: 'silent', status: null }]);
    expect(renewSession).not.toHaveBeenCalled();
    expect((await asked(status, false)).heard).toMatchObject([{ kind: 'http', treatment: 'tray', status }]);
  });
});
