import { describe, expect, test } from 'vitest';
import { amaraOsei, tomWhitfield } from '#fixtures/people.ts';
import { createInProcess } from '../in-process.ts';

const KEY = 'a-key-of-this-device';
const CHOICES = [502_012, 502_022, 502_031, 502_041, 502_051].map((value, index) => ({ id: 50_201 + index, value }));

type Door = ReturnType<typeof createInProcess>;

const submit = (
  door: Pick<Door, 'fetch' | 'readCookie' | 'baseUrl'>,
  { key = KEY, answers = CHOICES }: { key?: string | null; answers?: unknown } = {},
): Promise<Response> =>
  door.fetch(
    new Request(`${door.baseUrl}/assessments/502/answers?organisation_id=1`, {
      method: 'POST',
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        'x-xsrf-token': door.readCookie('XSRF-TOKEN') ?? '',
        ...(key === null ? {} : { 'idempotency-key': key }),
      },
      body: JSON.stringify({ answers }),
    }),
  );
const attemptsOf = (door: Door, userId: number): Promise<number | undefined> =>
  door.backend.read(
    (db) => db.tables.user_assessments.first((row) => row.user_id === userId && row.assessment_id === 502)?.attempts,
  );
const enter = async (): Promise<Door> => {
  const door = createInProcess();
  await door.demo.as(amaraOsei.email);
  return door;
};

describe('a call that names an Idempotency-Key', () => {
  test('counts once however often it comes, and is answered alike each time', async () => {
    const door = await enter();
    const bodies = [];
    for (let turn = 0; turn < 3; turn += 1) bodies.push(await (await submit(door)).json());
    expect(bodies[1]).toEqual(bodies[0]);
    expect(await attemptsOf(door, amaraOsei.id)).toBe(1);
    const calls = (await door.demo.log()).filter(({ call }) => call === 'submitAnswers');
    expect(calls.map(({ isRepeated }) => isRepeated ?? false)).toEqual([false, true, true]);
  });

  test('counts once where two arrive side by side', async () => {
    const door = await enter();
    await Promise.all([submit(door), submit(door)]);
    expect(await attemptsOf(door, amaraOsei.id)).toBe(1);
  });

  test('counts once where the first reply was lost on the way', async () => {
    const door = await enter();
    await door.demo.faults.set([{ call: 'submitAnswers', kind: 'lost' }]);
    await submit(door).catch(() => undefined);
    expect((await submit(door)).status).toBe(200);
    expect(await attemptsOf(door, amaraOsei.id)).toBe(1);
  });

  test('is refused with other answers, and uses no attempt', async () => {
    const door = await enter();
    await submit(door);
    const refused = await submit(door, {
      answers: CHOICES.map((answer) => (answer.id === 50_201 ? { ...answer, value: 502_011 } : answer)),
    });
    expect([refused.status, Object.keys(((await refused.json()) as { errors: object }).errors)]).toEqual([
      422,
      ['idempotency_key'],
    ]);
    expect(await attemptsOf(door, amaraOsei.id)).toBe(1);
  });

  test('may be tried again under the same key after a refusal: nothing was done', async () => {
    const door = await enter();
    expect((await submit(door, { answers: CHOICES.slice(1) })).status).toBe(422);
    expect((await submit(door)).status).toBe(200);
    expect(await attemptsOf(door, amaraOsei.id)).toBe(1);
  });

  test('belongs to one person: the same key of somebody else is another', async () => {
    const door = await enter();
    await submit(door);
    await door.demo.as(tomWhitfield.email);
    await submit(door);
    expect([await attemptsOf(door, amaraOsei.id), await attemptsOf(door, tomWhitfield.id)]).toEqual([1, 1]);
  });

  test('is known for a day of the virtual clock', async () => {
    const door = await enter();
    await submit(door);
    await door.demo.clock.advance('25h');
    await submit(door);
    expect(await attemptsOf(door, amaraOsei.id)).toBe(2);
  });

  test('without one each call counts, as before', async () => {
    const door = await enter();
    await submit(door, { key: null });
    await submit(door, { key: null });
    expect(await attemptsOf(door, amaraOsei.id)).toBe(2);
  });
});
