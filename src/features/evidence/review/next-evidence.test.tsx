// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ApiContext } from '#api/api-context.ts';
import { testClient } from '#api/testing/test-client.ts';
import type { Fault } from '#contracts/demo.ts';
import { priyaNair } from '#fixtures/people.ts';
import { createInProcess } from '#mocks/in-process.ts';
import { useEvidenceQueue } from '../queue/use-evidence-queue.ts';
import { NextEvidence } from './NextEvidence.tsx';

afterEach(cleanup);

function Next() {
  return (
    <NextEvidence
      queue={useEvidenceQueue({
        organisationId: 1,
        evidenceKey: 'none',
        query: 'sort=learner',
        hasList: true,
        nowUnix: 1_772_409_600,
      })}
      isOwn
    />
  );
}

const open = async (...faults: readonly Fault[]) => {
  const door = createInProcess();
  await door.demo.as(priyaNair.email);
  await door.demo.faults.set([...faults]);
  render(
    <ApiContext value={testClient(door)}>
      <QueryClientProvider client={new QueryClient()}>
        <Next />
      </QueryClientProvider>
    </ApiContext>,
  );
};

test('R9: while the list loads nobody says that nothing waits', async () => {
  await open({ call: 'listEvidence', pause: 'list', times: 'always' });
  expect(screen.getByText('Looking for more evidence…')).toBeTruthy();
});

test('R9: a list that failed is not an empty one', async () => {
  await open({ call: 'listEvidence', status: 500, times: 'always' });
  expect(await screen.findByText('What else is waiting could not be loaded.')).toBeTruthy();
});

test('Q-08: how much waits, and the next', async () => {
  await open();
  expect(await screen.findByText(/^\d+ pieces are waiting\.$/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Review the next' }).getAttribute('href')).toBe(
    '/e/evidence-bls-amara?sort=learner',
  );
});
