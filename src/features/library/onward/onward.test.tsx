// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { keys } from '#api/queries/keys.ts';
import { collectionEntity, moduleEntity } from '#fixtures/entities.ts';
import {
  documentInProgress,
  externalWithEvidence,
  moduleExpiringSoon,
  moduleWithAPrerequisite,
  plainDocument,
} from '#fixtures/library/modules.ts';
import { amaraOsei } from '#fixtures/people.ts';
import type { InProcess } from '#mocks/in-process.ts';
import { openCollection } from '../collection/testing/open-collection.tsx';
import { CONFIRM } from '../module/module-texts.ts';
import { openDoor, openModule, setUpModule } from '../module/testing/open-module.tsx';

setUpModule();

const bar = async () => within(await screen.findByRole('region', { name: 'Completed' }));
const blade = async () => (await bar()).findByRole('link');
const confirm = async () => userEvent.click(await screen.findByRole('button', { name: CONFIRM }));
const completeAll = (door: InProcess, but: readonly number[] = []) =>
  door.backend.write(async ({ tables }) => {
    for (const row of tables.user_entities.where(({ user_id }) => user_id === amaraOsei.id))
      if (!but.includes(row.entity_id))
        await tables.user_entities.update(row.user_entity_id, { status: 'completed', expires_at: null });
    for (const taken of tables.user_assessments.where(({ user_id }) => user_id === amaraOsei.id))
      await tables.user_assessments.update(taken.user_assessment_id, { status: 'completed', expires_at: null });
  });

describe('0360: after a module is complete', () => {
  test('one blade leads to what comes next in the collection that it was opened in, and the rail names it', async () => {
    const door = await openDoor();
    await openModule(door, documentInProgress.module_id, { path: '/collections/301/modules/705' });
    expect(screen.queryByRole('heading', { name: 'Next' })).toBeNull();
    await confirm();
    expect((await blade()).textContent).toBe('Get Started: Water lines and legionella');
    expect((await blade()).getAttribute('href')).toBe('/collections/301/modules/706');
    const next = within(screen.getByRole('region', { name: 'Next' }));
    expect(next.getByRole('link', { name: 'Water lines and legionella' }).getAttribute('href')).toBe(
      '/collections/301/modules/706',
    );
  });

  test('alone it leads where home leads; what waited for it is said to be open', async () => {
    const door = await openDoor();
    await completeAll(
      door,
      [documentInProgress, moduleWithAPrerequisite].map(({ entity_id }) => entity_id),
    );
    await door.backend.write(async ({ tables }) => {
      for (const { id } of tables.dependencies.where(
        ({ target_entity_id }) => target_entity_id === moduleWithAPrerequisite.entity_id,
      ))
        await tables.dependencies.remove(id);
      await tables.dependencies.insert({
        id: 998,
        reason: 'Of this test.',
        organisation_id: 1,
        target_entity_id: moduleWithAPrerequisite.entity_id,
        source_entity_id: documentInProgress.entity_id,
      });
    });
    await openModule(door, documentInProgress.module_id);
    await confirm();
    expect((await blade()).getAttribute('href')).toBe(`/modules/${moduleWithAPrerequisite.module_id}`);
    expect((await bar()).getByRole('status').textContent).toMatch(
      new RegExp(`^Done\\. 10 points\\. ${moduleWithAPrerequisite.title} is open now\\.$`),
    );
    expect(within(screen.getByRole('region', { name: 'Next' })).getByText(/Open now$/)).toBeTruthy();
  });

  test('its own assessment comes first', async () => {
    await openModule(await openDoor(), plainDocument.module_id);
    expect((await blade()).getAttribute('href')).toMatch(/^\/assessments\/\d+$/);
    expect((await blade()).textContent).toMatch(/^(Begin|Try Again): /);
  });

  test('evidence that is accepted elsewhere leads on, too', async () => {
    const door = await openDoor();
    const { queries } = await openModule(door, externalWithEvidence.module_id);
    await screen.findByText(/Send proof when you have done it/);
    await door.backend.write(({ tables }) =>
      tables.user_entities.update(externalWithEvidence.entity_id * 100 + amaraOsei.id, {
        status: 'completed',
        last_completed_at: Date.UTC(2026, 2, 2) / 1000,
        expires_at: null,
      }),
    );
    await queries.invalidateQueries({ queryKey: keys.organisation(1) });
    expect((await blade()).getAttribute('href')).toMatch(/^\/(modules|collections|assessments)\/\d+$/);
    expect(screen.queryByText(/Your training administrator completes it/)).toBeNull();
    expect(screen.getByText(/It counts as completed\.$/)).toBeTruthy();
  });

  test('home where nothing is left to do, and says so', async () => {
    const door = await openDoor();
    await completeAll(door);
    await openModule(door, moduleExpiringSoon.module_id);
    expect([(await blade()).textContent, (await blade()).getAttribute('href')]).toEqual(['Home', '/']);
    expect(within(screen.getByRole('region', { name: 'Next' })).getByText(/^Everything is done\./)).toBeTruthy();
  });

  test('no blade where a list does not come; the bar stands all the same', async () => {
    const door = await openDoor();
    await door.demo.faults.set([{ call: 'listUserModules', status: 500, times: 'always' }]);
    await openModule(door, moduleExpiringSoon.module_id);
    expect((await bar()).getByText(/You can look at it again at any time\.$/)).toBeTruthy();
    await waitFor(async () =>
      expect((await door.demo.log()).filter(({ call }) => call === 'listUserModules').length).toBeGreaterThan(0),
    );
    expect((await bar()).queryByRole('link')).toBeNull();
  });

  test('a restart names what locks again', async () => {
    const door = await openDoor();
    await openModule(door, plainDocument.module_id);
    const restart = within((await screen.findByRole('heading', { name: 'Restart' })).closest('section') as HTMLElement);
    expect(
      await restart.findByText(/^Your completion is taken back, and .+ locks? again\. You keep the .+ points/),
    ).toBeTruthy();
  });
});

describe('0360: after a collection is complete', () => {
  test('the blade of its head leads on, and nothing leads on while it is open', async () => {
    const door = await openDoor();
    await openCollection(door, 303);
    const link = await screen.findByRole('link', { name: /^(Continue|Get Started|Begin|Try Again): / });
    expect(link.getAttribute('href')).toMatch(/^\/(modules|assessments|collections)\/\d+$/);
    cleanup();
    await door.backend.write(async ({ tables }) => {
      await tables.user_entities.update(collectionEntity(303) * 100 + amaraOsei.id, { status: 'pending' });
      await tables.user_entities.update(moduleEntity(713) * 100 + amaraOsei.id, { status: 'pending' });
    });
    await openCollection(door, 303);
    expect((await screen.findByRole('link', { name: /^(Continue|Get Started): / })).getAttribute('href')).toBe(
      '/collections/303/modules/713',
    );
  });
});
