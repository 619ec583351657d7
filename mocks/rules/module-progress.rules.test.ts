import { describe, expect, test } from 'vitest';
import type { Module } from '#contracts/library/module.schema.ts';
import {
  comingModule,
  documentInProgress,
  downloadThenConfirm,
  externalWithEvidence,
  harbourFirst,
  linkInTheSameTab,
  moduleDueSoon,
  overdueModule,
  scormInProgress,
} from '#fixtures/library/modules.ts';
import { amaraOsei } from '#fixtures/people.ts';
import { handClock, house } from '../testing/visit.ts';

const { now } = handClock();

const amara = async (at = now) => {
  const visitor = await house({ now: at });
  await visitor.demo.as(amaraOsei.email);
  const load = async (id: number, parts = ''): Promise<Module> =>
    (await visitor.get(`modules/${id}?organisation_id=1${parts}`)).body as Module;
  return {
    ...visitor,
    load,
    confirm: (id: number) => visitor.post(`modules/${id}/confirm`, { organisation_id: 1, confirmed: true }),
    watch: (typeId: number, viewTime: number) =>
      visitor.post('me/analytics', { organisation_id: 1, data: { type: 'module', typeId, viewTime } }),
    points: async () => ((await visitor.get('me/points?organisation_id=1')).body as { points: number }).points,
    heard: () =>
      visitor.backend.read((db) =>
        db.state.events
          .filter(({ event }) => event === 'entity.updated')
          .map(({ payload, userId, exceptSocketId }) => [
            (payload as { entity_id: number }).entity_id,
            userId,
            exceptSocketId,
          ]),
      ),
  };
};

const amaraWithAClock = async () => {
  const clock = handClock();
  return { ...(await amara(clock.now)), pass: clock.pass };
};

describe('N-09, N-11: confirming', () => {
  test('completes the document, gives its points, opens its assessments and tells the person’s pages, once', async () => {
    const { load, confirm, points, heard, get } = await amara();
    const before = await points();
    expect((await confirm(documentInProgress.module_id)).status).toBe(204);
    expect(await load(documentInProgress.module_id)).toMatchObject({
      status: 'completed',
      last_completed_at: Math.floor(now() / 1000),
    });
    expect(await points()).toBe(before + documentInProgress.points);
    expect((await get('assessments/524?organisation_id=1&with=module')).body).toMatchObject({
      module: { assessable: true },
    });
    await confirm(documentInProgress.module_id);
    expect(await points()).toBe(before + documentInProgress.points);
    expect(await heard()).toEqual([[documentInProgress.entity_id, amaraOsei.id, null]]);
  });

  test('N-08, N-09: not what waits for other training, and not what has nothing to confirm', async () => {
    const { confirm } = await amara();
    expect((await confirm(downloadThenConfirm.module_id)).body).toMatchObject({
      errors: { module: ['Other training must be completed first.'] },
    });
    expect((await confirm(overdueModule.module_id)).body).toMatchObject({
      errors: { module: ['There is nothing to confirm.'] },
    });
  });

  test('E-02, M-21: the last part brings the award, and completes the collection around it', async () => {
    const { load, confirm, watch, backend } = await amara();
    await watch(moduleDueSoon.module_id, 10);
    await confirm(documentInProgress.module_id);
    expect(await load(moduleDueSoon.module_id)).toMatchObject({ status: 'completed' });
    const owned = await backend.read((db) =>
      db.tables.user_awards.where(({ user_id }) => user_id === amaraOsei.id).map(({ award_id }) => award_id),
    );
    expect(owned).toContain(401);
    await watch(710, 10);
    expect(
      await backend.read(
        (db) =>
          db.tables.user_entities.first(({ user_id, entity_id }) => user_id === amaraOsei.id && entity_id === 20_306)
            ?.status,
      ),
    ).not.toBe('pending');
  });
});

describe('N-05, N-12: opening and viewing', () => {
  test('a document that is not there is not read by looking at its page', async () => {
    const { load, watch, backend } = await amara();
    await backend.write(({ tables }) => tables.modules.update(overdueModule.module_id, { file_id: null }));
    await watch(overdueModule.module_id, 60);
    expect((await load(overdueModule.module_id)).status).not.toBe('completed');
  });

  test('L-04: a document without a confirmation is complete after five seconds, a film of six after as many', async () => {
    const { load, watch } = await amara();
    await watch(overdueModule.module_id, 4);
    expect(await load(overdueModule.module_id)).toMatchObject({ status: 'overdue' });
    await watch(overdueModule.module_id, 1);
    expect(await load(overdueModule.module_id)).toMatchObject({ status: 'completed' });
    await watch(moduleDueSoon.module_id, 4);
    expect((await load(moduleDueSoon.module_id)).status).toBe('pending');
    await watch(moduleDueSoon.module_id, 1);
    expect((await load(moduleDueSoon.module_id)).status).toBe('completed');
  });

  test('viewing alone never completes what has to be confirmed, and counts nothing where the module is closed', async () => {
    const { load, watch, backend } = await amara();
    await watch(documentInProgress.module_id, 500);
    expect(await load(documentInProgress.module_id)).toMatchObject({ status: 'pending' });
    await watch(downloadThenConfirm.module_id, 5);
    expect(
      await backend.read(
        (db) =>
          db.tables.user_entities.first(
            ({ user_id, entity_id }) => user_id === amaraOsei.id && entity_id === downloadThenConfirm.entity_id,
          )?.time_viewed,
      ),
    ).toBe(0);
  });

  test('N-06, X-081: viewing and downloading begin a module, and what nothing else completes is completed by hand', async () => {
    const { load, post, backend } = await amara();
    const act = async (id: number, action: string) =>
      (await post(`modules/${id}/action`, { organisation_id: 1, action })).status;
    const startedAt = async (entityId: number) =>
      backend.read(
        (db) =>
          db.tables.user_entities.first(({ user_id, entity_id }) => user_id === amaraOsei.id && entity_id === entityId)
            ?.last_viewed_at,
      );
    const before = await startedAt(overdueModule.entity_id);
    expect(await act(overdueModule.module_id, 'download')).toBe(204);
    expect(await startedAt(overdueModule.entity_id)).not.toBe(before);
    expect(await load(overdueModule.module_id)).toMatchObject({ status: 'overdue' });
    expect(await act(overdueModule.module_id, 'complete')).toBe(204);
    expect(await load(overdueModule.module_id)).toMatchObject({ status: 'completed' });
    expect([
      await act(documentInProgress.module_id, 'complete'),
      await act(externalWithEvidence.module_id, 'complete'),
      await act(comingModule.module_id, 'view'),
      await act(overdueModule.module_id, 'forget'),
    ]).toEqual([422, 422, 422, 422]);
  });

  test('N-05: a link is complete when it is opened; what is not published cannot be', async () => {
    const { load, post } = await amara();
    expect((await post(`modules/${linkInTheSameTab.module_id}/start`, { organisation_id: 1 })).status).toBe(204);
    expect(await load(linkInTheSameTab.module_id)).toMatchObject({ status: 'completed' });
    expect((await post(`modules/${comingModule.module_id}/start`, { organisation_id: 1 })).body).toMatchObject({
      errors: { module: ['This module is not available yet.'] },
    });
  });

  test('X-069, X-070: the file where it is asked for, and the document in a frame where the module is open', async () => {
    const { load, fetch } = await amara();
    expect((await load(documentInProgress.module_id)).file).toBeNull();
    expect((await load(documentInProgress.module_id, '&with=file')).file).toMatchObject({
      id: documentInProgress.file_id,
      extension: 'pdf',
    });
    const view = async (id: number) => fetch(`modules/${id}/view?organisation_id=1`);
    expect((await view(documentInProgress.module_id)).headers.get('content-type')).toBe('application/pdf');
    expect([
      (await view(downloadThenConfirm.module_id)).status,
      (await view(externalWithEvidence.module_id)).status,
    ]).toEqual([403, 404]);
  });

  test('X-075: the bytes of an open module at its own address, told from the module by the flag', async () => {
    const { fetch } = await amara();
    const download = async (id: number) => fetch(`modules/${id}?download=true`);
    expect((await download(documentInProgress.module_id)).headers.get('content-disposition')).toMatch(/^attachment; /);
    expect([
      (await download(downloadThenConfirm.module_id)).status,
      (await download(linkInTheSameTab.module_id)).status,
      (await download(999_999)).status,
      (await fetch(`modules/${documentInProgress.module_id}?organisation_id=1`)).headers.get('content-type'),
    ]).toEqual([403, 404, 404, 'application/json']);
  });
});

describe('what is written about a module', () => {
  test('is refused about one of another organisation, which is not there', async () => {
    const { post, backend } = await amara();
    const { module_id: id } = harbourFirst;
    const statuses = [
      await post(`modules/${id}/start`, { organisation_id: 1 }),
      await post(`modules/${id}/confirm`, { organisation_id: 1, confirmed: true }),
      await post(`modules/${id}/action`, { organisation_id: 1, action: 'view' }),
      await post(`modules/${id}/evidence`, { organisation_id: 1, file_id: 1, message: null }),
      await post('me/analytics', { organisation_id: 1, data: { type: 'module', typeId: id, viewTime: 5 } }),
    ].map(({ status }) => status);
    expect(statuses).toEqual([404, 404, 404, 404, 404]);
    expect(
      await backend.read((db) =>
        db.tables.user_entities.where(
          (row) => row.user_id === amaraOsei.id && row.entity_id === harbourFirst.entity_id,
        ),
      ),
    ).toEqual([]);
  });

  test('N-05: a package that is started is not complete, and viewing leaves the time of its start', async () => {
    const { post, load, watch, backend, pass } = await amaraWithAClock();
    await post(`modules/${scormInProgress.module_id}/start`, { organisation_id: 1 });
    expect((await load(scormInProgress.module_id)).status).not.toBe('completed');
    const started = () =>
      backend.read(
        (db) =>
          db.tables.user_entities.first(
            (row) => row.user_id === amaraOsei.id && row.entity_id === scormInProgress.entity_id,
          )?.last_started_at,
      );
    const before = await started();
    pass(60_000);
    await watch(scormInProgress.module_id, 5);
    expect(await started()).toBe(before);
  });
});
