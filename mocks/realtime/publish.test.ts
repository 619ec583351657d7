import { describe, expect, test } from 'vitest';
import { amaraOsei, tomWhitfield } from '#fixtures/people.ts';
import type { Backend } from '../backend.ts';
import { createMemoryStorage } from '../db/memory-storage.ts';
import type { RaisedEvent } from '../db/state.ts';
import { createInProcess } from '../in-process.ts';
import { publish } from './publish.ts';

const heardBy = (backend: Backend): RaisedEvent[] => {
  const heard: RaisedEvent[] = [];
  backend.onPublished((event) => heard.push(event));
  return heard;
};

const raise = (
  backend: Backend,
  entityId: number,
  to: readonly number[] = [amaraOsei.id],
  socketId: string | null = null,
): Promise<void> => backend.write((db) => publish({ db, socketId }, 'entity.updated', { entity_id: entityId }, to));

const entities = (heard: readonly RaisedEvent[]): readonly unknown[] =>
  heard.map(({ payload }) => (payload as { entity_id: number }).entity_id);

describe('Y-11: events come from real changes of state', () => {
  test('an event leaves after the commit, once for each person', async () => {
    const { backend } = createInProcess();
    const heard = heardBy(backend);
    await backend.write((db) => {
      publish({ db, socketId: '1.2' }, 'entity.updated', { entity_id: 7 }, [
        amaraOsei.id,
        tomWhitfield.id,
        amaraOsei.id,
      ]);
      expect(heard).toEqual([]);
    });
    expect(heard).toEqual([
      {
        id: expect.any(String) as string,
        event: 'entity.updated',
        payload: { entity_id: 7 },
        userId: amaraOsei.id,
        exceptSocketId: '1.2',
      },
      {
        id: expect.any(String) as string,
        event: 'entity.updated',
        payload: { entity_id: 7 },
        userId: tomWhitfield.id,
        exceptSocketId: '1.2',
      },
    ]);
  });

  test('an event that tells what its contract does not know is an error of the rule, and is not raised', async () => {
    const { backend } = createInProcess();
    const heard = heardBy(backend);
    const told = { entity_id: 7, email: amaraOsei.email };
    await expect(
      backend.write((db) => publish({ db, socketId: null }, 'entity.updated', told, [amaraOsei.id])),
    ).rejects.toThrow('entity.updated tells what its contract does not know: email');
    expect(heard).toEqual([]);
  });

  test('work that throws raises nothing', async () => {
    const { backend } = createInProcess();
    await raise(backend, 1);
    const heard = heardBy(backend);
    await expect(
      backend.write((db) => {
        publish({ db, socketId: null }, 'import.complete', {}, [amaraOsei.id]);
        throw new Error('refused');
      }),
    ).rejects.toThrow('refused');
    await raise(backend, 2);
    expect(entities(heard)).toEqual([2]);
  });

  test('what could not be committed was never raised', async () => {
    const storage = createMemoryStorage();
    let isFull = false;
    const { backend } = createInProcess({
      storage: {
        ...storage,
        commit: (commit) => (isFull ? Promise.reject(new Error('full')) : storage.commit(commit)),
      },
    });
    await raise(backend, 1);
    const heard = heardBy(backend);
    isFull = true;
    await expect(raise(backend, 2)).rejects.toThrow('full');
    isFull = false;
    await raise(backend, 3);
    expect(entities(heard)).toEqual([3]);
  });

  test('every tab that shares the data hears it, once; one that opens later does not', async () => {
    const storage = createMemoryStorage();
    const [one, other] = [createInProcess({ storage }).backend, createInProcess({ storage }).backend];
    await Promise.all([one.read(() => undefined), other.read(() => undefined)]);
    const [here, there] = [heardBy(one), heardBy(other)];
    await raise(one, 1);
    await raise(other, 2);
    await Promise.all([one.read(() => undefined), other.read(() => undefined)]);
    expect(entities(here)).toEqual([1, 2]);
    expect(entities(there)).toEqual([1, 2]);

    const late = createInProcess({ storage }).backend;
    const heardLate = heardBy(late);
    await late.read(() => undefined);
    expect(heardLate).toEqual([]);
    await raise(one, 3);
    await late.read(() => undefined);
    expect(entities(heardLate)).toEqual([3]);
  });

  test('what a situation raises while it is staged is heard, what was raised before it is gone', async () => {
    const { backend } = createInProcess();
    const heard = heardBy(backend);
    await backend.reset({ arrange: (db) => publish({ db, socketId: null }, 'roles.updated', {}, [amaraOsei.id]) });
    await backend.reset();
    expect(heard.map(({ event }) => event)).toEqual(['roles.updated']);
    expect(await backend.read((db) => db.state.events)).toEqual([]);
  });
});
