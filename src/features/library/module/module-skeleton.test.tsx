// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Client } from '#api/client.ts';
import { assessmentsKeys } from '#api/queries/assessments.keys.ts';
import { assignedModulesQuery } from '#api/queries/library.queries.ts';
import { testClient } from '#api/testing/test-client.ts';
import { scormModule } from '#fixtures/library/modules.ts';
import { amaraOsei } from '#fixtures/people.ts';
import { openDoor, openModule, setUpModule } from './testing/open-module.tsx';

setUpModule();

describe('V-17: a module that is on its way', () => {
  /** Opened from a page that holds these answers of the backend, while the module's own is kept back. */
  const openFrom = async (known: (queries: QueryClient, client: Client) => Promise<unknown>) => {
    const door = await openDoor();
    const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    await known(queries, testClient(door));
    await door.demo.faults.set([{ call: 'getModule', pause: 'module', times: 'always' }]);
    await openModule(door, scormModule.module_id, { queries });
    return door;
  };

  test('its head stands at once as the list told it, and stays when the module comes', async () => {
    const door = await openFrom((queries, client) => queries.fetchQuery(assignedModulesQuery(client, 1, amaraOsei.id)));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(scormModule.title);
    expect(screen.getByText('Loading the module')).toBeTruthy();
    await door.demo.faults.release('module');
    await screen.findByRole('complementary');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(scormModule.title);
    expect(screen.queryByText('Loading the module')).toBeNull();
  });

  test('an assessment of it is not taken for it: where no list told it, only its shape stands', async () => {
    await openFrom(async (queries) =>
      queries.setQueryData(assessmentsKeys.assignedAssessments(1), [
        { assessment_id: 1, module_id: scormModule.module_id, title: 'An assessment' },
      ]),
    );
    expect(screen.getByText('Loading the module')).toBeTruthy();
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
