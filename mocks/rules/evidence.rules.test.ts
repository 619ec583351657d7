import { describe, expect, test } from 'vitest';
import type { Evidence } from '#contracts/evidence/evidence.schema.ts';
import { joannaReeve, ruthAdeyemi } from '#fixtures/colleagues.ts';
import { acceptedEvidence, evidenceElsewhere, evidenceOfTom } from '#fixtures/evidence.ts';
import { helenCho, marcusBell, priyaNair, sofiaLindqvist, tomWhitfield } from '#fixtures/people.ts';
import { handClock, house } from '../testing/visit.ts';

const KEY = evidenceOfTom.key;
const DAY = 86_400;
const ALREADY = 'This evidence has already been reviewed.';
const clock = handClock();
const NOW = Math.floor(clock.now() / 1000);

interface Listed {
  readonly total: number;
  readonly data: readonly Evidence[];
}

const as = async (email = priyaNair.email) => {
  const visitor = await house({ now: clock.now });
  await visitor.demo.as(email);
  return {
    ...visitor,
    load: async (key = KEY) => (await visitor.get(`e/${key}?with=entity,file`)).body as Evidence,
    accept: (over: object = {}, key = KEY) =>
      visitor.patch(`e/${key}`, { status: 'accepted', last_completed_at: NOW - DAY, score: 100, ...over }),
    reject: (message: string | null = null, key = KEY) => visitor.patch(`e/${key}`, { status: 'rejected', message }),
    list: async (more = '') =>
      (await visitor.get(`evidence?organisation_id=1&status=pending&page=1&per_page=500${more}`)).body as Listed,
    several: (evidences: readonly string[], over: object = {}) =>
      visitor.patch('evidence', {
        organisation_id: 1,
        evidences,
        status: 'accepted',
        last_completed_at: NOW,
        score: 100,
        ...over,
      }),
  };
};

describe('who may review', () => {
  test.each([
    [priyaNair.email, 200],
    [ruthAdeyemi.email, 200],
    [sofiaLindqvist.email, 200],
    [joannaReeve.email, 403],
    [marcusBell.email, 403],
    [helenCho.email, 403],
    [tomWhitfield.email, 403],
  ])('Q-11: %s: an admin account of that organisation, and nobody else: %i', async (email, status) => {
    const visitor = await as(email);
    expect((await visitor.get(`e/${KEY}`)).status).toBe(status);
    expect((await visitor.fetch(`e/${KEY}/file?download=true`)).status).toBe(status);
    expect((await visitor.get('evidence?organisation_id=1')).status).toBe(status);
    expect((await visitor.several(['evidence-leah'])).status).toBe(status);
    expect((await visitor.reject()).status).toBe(status);
    // The session stands either way.
    expect((await visitor.get('me')).status).toBe(200);
  });

  test('Q-03, Q-11: the link of another organisation', async () => {
    const visitor = await as();
    expect((await visitor.get(`e/${evidenceElsewhere.key}`)).status).toBe(403);
    expect((await visitor.accept({}, evidenceElsewhere.key)).status).toBe(403);
    expect((await visitor.several([evidenceElsewhere.key])).body).toEqual({
      failed: [{ key: evidenceElsewhere.key, message: 'This evidence does not exist.' }],
    });
    expect((await visitor.several([KEY], { organisation_id: 81 })).status).toBe(403);
  });

  test('A-26: an unknown key', async () => {
    const visitor = await as();
    expect((await visitor.get('e/none')).status).toBe(404);
    expect((await visitor.get('e/none/file')).status).toBe(404);
    expect((await visitor.accept({}, 'none')).status).toBe(404);
  });
});

describe('reading', () => {
  test('Q-01, Q-07: evidence with its training, person, message, and a file that opens', async () => {
    const visitor = await as();
    expect(await visitor.load()).toMatchObject({
      status: 'pending',
      user: { name: 'Tom Whitfield' },
      entity: { title: 'Basic Life Support: annual update', expires_after_days: 365 },
      message: evidenceOfTom.message,
    });
    const types = { [KEY]: 'application/pdf', 'evidence-hannah': 'image/jpeg', 'evidence-rosa': 'video/mp4' };
    for (const [key, type] of Object.entries(types)) {
      const file = await visitor.fetch(`e/${key}/file?download=true`);
      expect([file.headers.get('content-type'), file.headers.get('content-disposition')]).toEqual([
        type,
        expect.stringContaining('attachment'),
      ]);
      expect((await file.arrayBuffer()).byteLength).toBeGreaterThan(1000);
    }
  });

  test('Q-08: what waits, oldest first, page by page; nothing that was decided, nothing of another organisation', async () => {
    const visitor = await as();
    const all = await visitor.list();
    expect(all.total).toBe(22);
    expect(all.data[0]?.key).toBe('evidence-leah');
    expect(all.data.every(({ status, organisation_id }) => status === 'pending' && organisation_id === 1)).toBe(true);
    const second = (await visitor.get('evidence?organisation_id=1&status=pending&page=2&per_page=20')).body as Listed;
    expect(second.data.map(({ key }) => key)).toEqual(all.data.slice(20).map(({ key }) => key));
  });
});

describe('deciding', () => {
  test('Q-04, Q-06: accepted: the training is complete, the learner hears by mail and event', async () => {
    const visitor = await as();
    const { status, body } = await visitor.accept({ score: 90 });
    expect([status, body]).toMatchObject([
      200,
      {
        status: 'accepted',
        last_completed_at: NOW - DAY,
        score: 90,
        reviewed_user: { name: 'Priya Nair' },
        review_message: null,
      },
    ]);
    expect(await visitor.demo.mail(tomWhitfield.email)).toMatchObject([
      {
        subject: 'Evidence accepted: Basic Life Support: annual update',
        links: [expect.stringContaining('modules/711?o=1')],
      },
    ]);
    await visitor.backend.read((db) => {
      const rows = db.tables.user_entities.where(
        (row) => row.user_id === tomWhitfield.id && row.entity_id === evidenceOfTom.entity_id,
      );
      expect(rows).toMatchObject([
        { status: 'completed', last_completed_at: NOW - DAY, expires_at: NOW - DAY + 365 * DAY },
      ]);
      const told = db.state.events.filter(({ event }) => event === 'entity.updated');
      expect(told.map(({ userId }) => userId)).toEqual(
        expect.arrayContaining([tomWhitfield.id, priyaNair.id, ruthAdeyemi.id]),
      );
      const { entity_id, organisation_id } = evidenceOfTom;
      for (const { payload } of told) expect(payload).toEqual({ entity_id, organisation_id });
    });
  });

  test('Q-06: training that was not assigned is complete too', async () => {
    const visitor = await as();
    await visitor.accept({}, 'evidence-leah');
    await visitor.backend.read((db) =>
      expect(db.tables.user_entities.where((row) => row.user_id === 20 && row.entity_id === 10_717)).toMatchObject([
        { status: 'completed', expires_at: null },
      ]),
    );
  });

  test('Q-05, Q-06: rejected with a message: the learner reads it in the mail; the training stays as it was', async () => {
    const visitor = await as();
    expect((await visitor.reject('It does not name the topics.')).body).toMatchObject({
      status: 'rejected',
      review_message: 'It does not name the topics.',
      last_completed_at: null,
      score: null,
    });
    expect(await visitor.demo.mail(tomWhitfield.email)).toMatchObject([
      {
        subject: 'Evidence not accepted: Basic Life Support: annual update',
        text: expect.stringContaining('It does not name the topics.'),
      },
    ]);
    await visitor.backend.read((db) =>
      expect(
        db.tables.user_entities.first(
          (row) => row.user_id === tomWhitfield.id && row.entity_id === evidenceOfTom.entity_id,
        )?.status,
      ).toBe('expired'),
    );
  });

  test('Q-02, Q-12: the second of two is refused and changes nothing', async () => {
    const visitor = await as();
    await visitor.accept();
    const second = await visitor.reject('Too late.');
    expect([second.status, second.body]).toEqual([422, { message: ALREADY, errors: { evidence: [ALREADY] } }]);
    expect(await visitor.load()).toMatchObject({ status: 'accepted', review_message: null });
    expect((await visitor.accept({}, acceptedEvidence.key)).status).toBe(422);
  });

  test('R11: one’s own evidence is for another reviewer to decide', async () => {
    const visitor = await as();
    expect(await visitor.accept({}, 'evidence-bls-priya')).toMatchObject({
      status: 422,
      body: { errors: { evidence: ['You cannot review your own evidence.'] } },
    });
    expect((await (await as(ruthAdeyemi.email)).accept({}, 'evidence-bls-priya')).status).toBe(200);
  });

  test.each([
    ['a score of 101', { score: 101 }, 'score'],
    ['a score of −1', { score: -1 }, 'score'],
    ['a score that is text', { score: 'all' }, 'score'],
    ['no score', { score: null }, 'score'],
    ['no date', { last_completed_at: null }, 'last_completed_at'],
    ['a date that is text', { last_completed_at: '2026-03-01' }, 'last_completed_at'],
    ['a date in the future', { last_completed_at: NOW + DAY }, 'last_completed_at'],
    ['something of our own', { organisation_id: 1 }, 'organisation_id'],
  ])('Q-04: 422: %s', async (_, over, field) => {
    const visitor = await as();
    const { status, body } = await visitor.accept(over);
    expect([status, Object.keys((body as { errors: object }).errors)]).toEqual([422, [field]]);
    expect(await visitor.load()).toMatchObject({ status: 'pending' });
    expect(await visitor.demo.mail(tomWhitfield.email)).toEqual([]);
  });

  test.each([0, 100, 62.5])('Q-04: a score of %d counts', async (score) => {
    expect((await (await as()).accept({ score })).body).toMatchObject({ score });
  });

  test('Q-04: any day up to today counts, also long before it was sent; a clock that runs a little ahead is no future', async () => {
    const visitor = await as();
    expect(await visitor.accept({ last_completed_at: NOW - 400 * DAY })).toMatchObject({
      status: 200,
      body: { last_completed_at: NOW - 400 * DAY },
    });
    expect((await visitor.accept({ last_completed_at: NOW + 30 }, 'evidence-leah')).status).toBe(200);
  });

  test('a message that is script, or 100,000 characters long, is kept to the letter', async () => {
    for (const message of ['<img src=x onerror=alert(1)><script>alert(2)</script>', 'x'.repeat(100_000)]) {
      const visitor = await as();
      expect((await visitor.reject(message)).body).toMatchObject({ review_message: message });
      const [mail] = await visitor.demo.mail(tomWhitfield.email);
      expect(mail?.html).not.toContain('<script>');
    }
  });
});

describe('Q-08, Q-09: several at once', () => {
  test('her own of twenty fails, is named with a reason, and stays; the others are decided, each with its mail', async () => {
    const visitor = await as();
    const keys = (await visitor.list()).data
      .filter(({ entity }) => entity?.title === 'Basic Life Support: annual update')
      .map(({ key }) => key);
    expect(keys).toHaveLength(20);
    const { status, body } = await visitor.several(keys, { last_completed_at: NOW - 2 * DAY });
    const { failed } = body as { failed: { key: string; message: string }[] };
    expect([status, failed.map(({ key }) => key).toSorted()]).toEqual([200, ['evidence-bls-priya']]);
    expect(new Set(failed.map(({ message }) => message))).toEqual(new Set(['You cannot review your own evidence.']));
    expect((await visitor.list()).total).toBe(22 - 19);
    expect((await visitor.demo.mail()).filter(({ subject }) => subject.startsWith('Evidence accepted'))).toHaveLength(
      19,
    );
  });

  test('one that somebody else decided meanwhile is named; one that is named twice is decided once', async () => {
    const visitor = await as();
    await visitor.reject(null, 'evidence-rosa');
    expect((await visitor.several([KEY, KEY, 'evidence-rosa'], {})).body).toEqual({
      failed: [{ key: 'evidence-rosa', message: ALREADY }],
    });
    expect(await visitor.demo.mail(tomWhitfield.email)).toHaveLength(1);
  });

  test.each([
    ['a score of 101', { score: 101 }],
    ['a date in the future', { last_completed_at: NOW + DAY }],
    ['nothing chosen', { evidences: [] }],
  ])('%s refuses all of it', async (_, over) => {
    const visitor = await as();
    expect((await visitor.several([KEY], over)).status).toBe(422);
    expect((await visitor.list()).total).toBe(22);
  });
});

test('evidence-asked: every reviewer of the organisation has a mail with a working link for each piece', async () => {
  const visitor = await house();
  await visitor.demo.scenario('evidence-asked');
  const [mail] = (await visitor.demo.mail(priyaNair.email)).filter(({ text }) => text.includes('Tom Whitfield'));
  expect(mail).toMatchObject({
    subject: 'Evidence to review: Basic Life Support: annual update',
    links: [expect.stringMatching(/\/e\/evidence-tom$/)],
  });
  expect(await visitor.demo.mail(joannaReeve.email)).toEqual([]);
  await visitor.demo.as(priyaNair.email);
  expect((await visitor.get('e/evidence-tom')).status).toBe(200);
});

test('long-evidence: a thousand pieces more wait, over three pages of the call, and can be decided at once, but for her own', async () => {
  const visitor = await house();
  await visitor.demo.scenario('long-evidence');
  const pageAt = async (page: number) =>
    (await visitor.get(`evidence?organisation_id=1&status=pending&page=${page}&per_page=500`)).body as Listed;
  const all = (await Promise.all([1, 2, 3].map(pageAt))).flatMap(({ data }) => data);
  expect(new Set(all.map(({ key }) => key)).size).toBe(1022);
  expect(
    (
      await visitor.patch('evidence', {
        organisation_id: 1,
        evidences: all.map(({ key }) => key),
        status: 'rejected',
        message: null,
      })
    ).body,
  ).toEqual({ failed: [{ key: 'evidence-bls-priya', message: 'You cannot review your own evidence.' }] });
});
