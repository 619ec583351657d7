import { describe, expect, test, vi } from 'vitest';
import { brightwater } from '#fixtures/organisations.ts';
import { marcusBell } from '#fixtures/people.ts';
import type { Backend } from '../backend.ts';
import { createMemoryStorage } from '../db/memory-storage.ts';
import { createInProcess } from '../in-process.ts';
import { handClock, house } from '../testing/visit.ts';
import { schedule } from './jobs.ts';

const FOR_MARCUS = { user_id: marcusBell.id, organisation_id: brightwater.organisation_id };

const heardBy = (backend: Backend): string[] => {
  const heard: string[] = [];
  backend.onPublished(({ event }) => heard.push(event));
  return heard;
};

describe('Y-11: what is done later follows the virtual clock', () => {
  test('jobs under way: each announces itself when its time has come, and once', async () => {
    const clock = handClock();
    const visitor = await house({ now: clock.now });
    const heard = heardBy(visitor.backend);
    await visitor.demo.scenario('jobs-under-way');
    await visitor.get('me');
    expect(heard).toEqual([]);
    await visitor.demo.clock.advance('90s');
    expect(heard).toEqual(['export.delivered']);
    await visitor.demo.clock.advance('10m');
    await visitor.get('me');
    expect(heard).toEqual(['export.delivered', 'export.failed', 'import.verified', 'import.complete']);
  });

  test('time that merely passes is enough, also where nobody asks', async () => {
    const { backend } = createInProcess();
    const heard = heardBy(backend);
    await backend.write((db) => schedule(db, 'import', { ...FOR_MARCUS, dueMs: backend.nowMs() + 30 }));
    await vi.waitFor(() => expect(heard).toEqual(['import.complete']));
  });

  test('a clock that stands still lets nothing fall due; the next call after it moves does', async () => {
    const clock = handClock();
    const visitor = await house({ now: clock.now });
    await visitor.demo.clock.freeze();
    const heard = heardBy(visitor.backend);
    await visitor.backend.write((db) =>
      schedule(db, 'import', { ...FOR_MARCUS, dueMs: visitor.backend.nowMs() + 1000 }),
    );
    clock.pass(60_000);
    await visitor.get('me');
    expect(heard).toEqual([]);
    await visitor.demo.clock.run(1);
    clock.pass(60_000);
    await visitor.get('me');
    expect(heard).toEqual(['import.complete']);
  });

  test('two tabs: one of them does it, both hear of it', async () => {
    const storage = createMemoryStorage();
    const clock = handClock();
    const [one, other] = [
      createInProcess({ storage, now: clock.now }).backend,
      createInProcess({ storage, now: clock.now }).backend,
    ];
    await Promise.all([one.read(() => undefined), other.read(() => undefined)]);
    const [here, there] = [heardBy(one), heardBy(other)];
    await one.write((db) => schedule(db, 'import', { ...FOR_MARCUS, dueMs: one.nowMs() + 1000 }));
    clock.pass(2000);
    await Promise.all([one.read(() => undefined), other.read(() => undefined)]);
    await one.read(() => undefined);
    expect([here, there]).toEqual([['import.complete'], ['import.complete']]);
  });

  test('what this version does not know how to do is not done, and breaks nothing', async () => {
    const visitor = await house();
    await visitor.backend.write((db) =>
      db.edit('jobs', () => [{ id: 1, kind: 'constructor', dueMs: 0, ...FOR_MARCUS }]),
    );
    expect((await visitor.get('releases')).status).toBe(200);
    expect(await visitor.backend.read((db) => db.state.jobs)).toEqual([]);
  });
});

test('I-03, I-04: a booking that is complete names its organisation, a delivered report also its file', async () => {
  const { backend } = createInProcess({ now: handClock().now });
  const heard: unknown[][] = [];
  backend.onPublished(({ event, payload, userId }) => heard.push([event, payload, userId]));
  await backend.write((db) => {
    schedule(db, 'booking', { ...FOR_MARCUS, dueMs: 0 });
    schedule(db, 'report', { ...FOR_MARCUS, dueMs: 0 });
  });
  const report = await backend.read((db) =>
    db.tables.files.first(({ owner_id: owner, type }) => owner === marcusBell.id && type === 'report'),
  );
  const { organisation_id } = brightwater;
  expect(heard).toEqual([
    ['booking.completed', { organisation_id }, marcusBell.id],
    ['export.delivered', { organisation_id, file_id: report?.id }, marcusBell.id],
  ]);
});

test('I-04: the report is a file of whoever asked for it, mailed with a link, safe to open in a spreadsheet', async () => {
  const visitor = await house();
  await visitor.backend.write(async (db) => {
    await db.tables.users.update(marcusBell.id, { last_name: '=cmd|/C calc' });
    const [mine] = db.tables.user_assessments.where(({ organisation_id: id }) => id === brightwater.organisation_id);
    if (mine !== undefined)
      await db.tables.user_assessments.update(mine.user_assessment_id, { user_id: marcusBell.id });
    await db.tables.users.update(marcusBell.id, { first_name: '=1+1' });
    schedule(db, 'report', { ...FOR_MARCUS, dueMs: 0 });
  });
  await visitor.demo.as(marcusBell.email);
  const [mail] = await visitor.demo.mail(marcusBell.email);
  const [, id] = /api\/files\/(\d+)\?download=true$/.exec(mail?.links[0] ?? '') ?? [];
  const response = await visitor.fetch(`files/${id ?? ''}?download=true`);
  expect(response.headers.get('content-type')).toBe('text/csv');
  const text = await response.text();
  expect(text.split('\r\n')[0]).toBe('Name,Email,Assessment,Status,Attempts,Score');
  expect(text).toContain("'=1+1 =cmd");
  expect(text).not.toMatch(/(^|,|\n)=/);
  await visitor.demo.as('amara.osei@demo.example');
  expect((await visitor.fetch(`files/${id ?? ''}?download=true`)).status).toBe(403);
});
