import type { QueryClient } from '@tanstack/react-query';
import { cleanup } from '@testing-library/react';
import { afterEach, beforeEach } from 'vitest';
import { openPage, type Opened } from '#api/testing/open-page.tsx';
import { amaraOsei } from '#fixtures/people.ts';
import { createInProcess, type InProcess } from '#mocks/in-process.ts';
import { pageByItself, type Persistence, PersistenceContext } from '#persistence/persistence.ts';
import type { Profile } from '#contracts/profile/profile.schema.ts';
import { ModulePage } from '../ModulePage.tsx';

/** The morning on which the tests of modules are told. */
const TODAY = Date.UTC(2026, 2, 2, 9);

/** A backend with this person at its door, Amara unless said. */
export const openDoor = async (email: string = amaraOsei.email): Promise<InProcess> => {
  const door = createInProcess({ now: () => TODAY });
  await door.demo.as(email);
  return door;
};

export interface ModuleOptions {
  readonly organisationId?: number;
  /** Below what it is opened; alone unless said. */
  readonly path?: string;
  /** The cache of a page before. */
  readonly queries?: QueryClient;
  readonly persistence?: Partial<Persistence>;
  readonly profile?: Partial<Profile>;
}

/** `/modules/:moduleId` as the signed-in person; opening it again is a reload. */
export const openModule = (
  door: InProcess,
  moduleId: number,
  { organisationId, path = `/modules/${moduleId}`, queries, persistence, profile: more }: ModuleOptions = {},
): Promise<Opened> =>
  openPage(
    door,
    ({ profile, organisation }) => (
      <PersistenceContext value={() => pageByItself({ now: () => door.backend.nowMs(), ...persistence })}>
        <ModulePage
          moduleId={moduleId}
          path={path}
          now={() => door.backend.nowMs()}
          profile={{ ...profile, ...more }}
          organisation={organisation}
        />
      </PersistenceContext>
    ),
    { organisationId, queries },
  );

/** Each test starts with an empty device. */
export const setUpModule = (): void => {
  beforeEach(() => {
    window.localStorage.clear();
    URL.createObjectURL = () => 'blob:of-a-test';
    URL.revokeObjectURL = () => undefined;
  });
  afterEach(cleanup);
};

/** Calls of a name that the backend heard, with their bodies. */
export const heardCalls = async (door: InProcess, name: string): Promise<readonly unknown[]> =>
  (await door.demo.log()).filter(({ call }) => call === name).map(({ body }) => body);
