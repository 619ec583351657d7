import { describe, expect, test } from 'vitest';
import { createClient } from '#api/client.ts';
import { testClient } from '#api/testing/test-client.ts';
import { catalogue } from '#contracts/catalogue.ts';
import type { Endpoint } from '#contracts/endpoint.ts';
import { getMe } from '#contracts/profile/profile.endpoints.ts';
import { assessmentWork } from '#features/assessments/drafts/assessment-work.ts';
import { choicesOnlyWithTwoAttempts } from '#fixtures/assessments/infection-control.ts';
import { scormInProgress } from '#fixtures/library/modules.ts';
import { amaraOsei, tomWhitfield } from '#fixtures/people.ts';
import { createInProcess } from '#mocks/in-process.ts';
import { memoryDevice } from '#mocks/testing/memory-device.ts';
import { createOutbox } from '#persistence/outbox.ts';
import { createOutboxWorker } from '#persistence/outbox-worker.ts';
import { pageByItself } from '#persistence/persistence.ts';
import { sendOnce } from '#persistence/send-once.ts';
import { codeOf, productFiles } from './lib/product-sources.ts';

/**
 * T6, T15: everything that can write. The page is Tom's; the browser's session becomes Amara's without a word to it.
 * Nothing that is Tom's may be written in her name.
 */
const NETWORK =
  /(?<![.\w])fetch\(|\b(?:globalThis|window|view|ports)\.fetch\(|sendBeacon|XMLHttpRequest\(|new WebSocket\(|new EventSource\(/;
/**
 * Files of the product, and the player of packages, that speak to a network themselves, and why none of them writes for
 * somebody else.
 */
const SPEAKING: Readonly<Record<string, string>> = {
  'src/api/browser-ports.ts': 'the ports of the client, which is tried below with each call',
  'src/api/client.ts': 'the client',
  'src/app/boot/boot-script.ts': 'asks for the head of the page before one silent reload, in no name',
  'src/app/errors/new-release.ts': 'asks for the head of the page, in no name',
  'src/app/errors/reporter.ts': 'reports to an address of its own, without a session and without a person',
  'src/app/state/opening-calls.ts': 'only reads, and what it read is taken by the client of the same session',
  'mocks/scorm/store-states.ts': 'the player of packages, which is tried below',
};

test('these speak to a network, and no other file does', () => {
  const files = productFiles('mocks/scorm/{play,part-list,state-as-left,store-states}.ts');
  expect(files.filter((file) => NETWORK.test(codeOf(file))).toSorted()).toEqual(Object.keys(SPEAKING).toSorted());
});

/** Tom's page in a browser whose session is Amara's by now. */
const takenOver = async () => {
  const door = createInProcess();
  await door.demo.as(tomWhitfield.email);
  let asked = 0;
  /** As the app does: the server is asked who is here. */
  const isSamePerson = async (): Promise<boolean> => {
    asked += 1;
    const me = await testClient(door).attempt(getMe, {});
    return me.ok && me.data.id === tomWhitfield.id;
  };
  const client = createClient({
    ...door,
    appCode: 'test',
    appVersion: '0',
    roles: () => [
      {
        permissions: [
          { object: 'users', actions: ['read'] },
          { object: 'pages', actions: ['update'] },
        ],
      },
    ],
    isSamePerson,
    person: () => ({ userId: tomWhitfield.id, name: 'Tom Whitfield', isViewed: false }),
  });
  await client.fetch(getMe, {});
  await door.demo.as(amaraOsei.email);
  return { door, client, asked: () => asked };
};
const heard = async ({ door }: Awaited<ReturnType<typeof takenOver>>): Promise<readonly string[]> =>
  (await door.demo.log())
    .map(({ call }) => call)
    .filter((call) => (catalogue as Readonly<Record<string, Endpoint>>)[call]?.method !== 'GET');

const request = ({ encoding }: Endpoint) =>
  ({
    params: { id: 1, key: 'key', userId: 1, assessmentId: 1 },
    query: { organisation_id: 1 },
    body: encoding === 'multipart' ? { file: new Blob(['x']), type: 'evidence' } : {},
  }) as never;
const writes = Object.values(catalogue as Readonly<Record<string, Endpoint>>).filter(({ method }) => method !== 'GET');

/** It needs a session, or counts for whoever has one. */
const countsForSomebody = ({ session, viewing }: Endpoint): boolean => session === 'required' || viewing === 'refused';

describe('T6, T15: nothing is written in the name of whoever the cookie belongs to by now', () => {
  test.each(writes.filter(countsForSomebody).map((endpoint) => [endpoint.name, endpoint] as const))(
    '%s: by the client, by a page that stays and by one that goes',
    async (_, endpoint) => {
      const page = await takenOver();
      for (const keepalive of [true, false]) {
        const outcome = await page.client.attempt(endpoint, request(endpoint), {
          keepalive,
          confirmedFor: tomWhitfield.id,
        });
        expect(outcome).toMatchObject({ ok: false, failure: { kind: 'aborted' } });
      }
      // A page that goes cannot wait for the answer: it does not ask.
      expect([await heard(page), page.asked()]).toEqual([[], 1]);
    },
  );

  test('the other calls that write begin or end a session, and are nobody’s work', () => {
    expect(writes.flatMap((endpoint) => (countsForSomebody(endpoint) ? [] : [endpoint.name]))).toEqual([
      'login',
      'identify',
      'confirmTwoFactor',
      'logout',
      'forgotPassword',
      'resetPassword',
    ]);
  });

  const { assessment_id: assessmentId } = choicesOnlyWithTwoAttempts;
  const address = { userId: tomWhitfield.id, kind: assessmentWork.name, name: `1/${assessmentId}` };
  const input = { organisationId: 1, draft: { assessmentId, attempts: 0, order: [], answers: {} } };
  const note = { title: 'Hand hygiene', confirmedAtMs: Date.now(), input };

  test('the outbox: what waits is not sent, and stays', async () => {
    const page = await takenOver();
    const memory = memoryDevice();
    const outbox = createOutbox(() => memory);
    outbox.put(address, { ...note, stage: 'confirmed', hasLeft: false, sendAfterMs: 0 });
    const services = { ...pageByItself({ storage: () => memory, outbox }), client: page.client };
    const done: string[] = [];
    const worker = createOutboxWorker({
      outbox,
      isConnected: () => true,
      send: async (entry) =>
        void done.push((await sendOnce(services, assessmentWork.submission, entry, 'queue', entry)).outcome),
      schedule: () => () => undefined,
    });
    worker.workFor(tomWhitfield.id);
    await expect.poll(() => done.length).toBe(1);
    expect([await heard(page), outbox.find(address)?.stage]).toEqual([[], 'confirmed']);
  });

  test('a page that has just confirmed it', async () => {
    const page = await takenOver();
    const memory = memoryDevice();
    const outbox = createOutbox(() => memory);
    const delivered = await sendOnce(
      { ...pageByItself({ storage: () => memory, outbox }), client: page.client },
      assessmentWork.submission,
      address,
      'page',
      note,
    );
    expect([delivered.outcome, await heard(page), outbox.find(address) === null]).toEqual(['unknown', [], false]);
  });

  test('the player of packages: 409, and nobody’s row changes', async () => {
    const { door } = await takenOver();
    const rows = () =>
      door.backend.read((db) =>
        db.tables.user_entities.where(({ entity_id }) => entity_id === scormInProgress.entity_id),
      );
    const before = await rows();
    const store = (learner: number) =>
      door.fetch(`__scorm/${scormInProgress.module_id}/state`, {
        method: 'POST',
        headers: { 'x-xsrf-token': door.readCookie('XSRF-TOKEN') ?? '' },
        body: JSON.stringify({
          learner,
          player: 'a test',
          step: 1,
          replaces: null,
          state: '{"cmi":{"core":{"lesson_status":"completed"}}}',
        }),
      });
    expect([(await store(tomWhitfield.id)).status, await rows()]).toEqual([409, before]);
    expect((await store(amaraOsei.id)).status, 'her own is stored').toBe(204);
  });
});
