// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { moduleWithAPrerequisite } from '#fixtures/library/modules.ts';
import { openDoor, openModule, setUpModule } from '../testing/open-module.tsx';

setUpModule();

test.each([
  [true, 1],
  [false, 0],
])('N-16: a locked module promises evidence only where it will take it (can_evidence: %s)', async (takes, said) => {
  const door = await openDoor();
  await door.backend.write((db) =>
    db.tables.modules.update(moduleWithAPrerequisite.module_id, {
      can_evidence: takes,
      long_description: '<p>What it is.</p>',
    }),
  );
  await openModule(door, moduleWithAPrerequisite.module_id);
  await screen.findByText('Locked');
  expect(screen.queryAllByText('Evidence can be sent when the module is open.')).toHaveLength(said);
});
