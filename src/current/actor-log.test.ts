import { expect, it, vi } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { createActorLog, MOST_NOTES, watched, type ActorNote } from './actor-log.ts';

const door = createMachine({
  id: 'door',
  initial: 'shut',
  states: { shut: { on: { opened: 'open' } }, open: { on: { closed: 'shut' } } },
});

it('notes an actor, its events, transitions and snapshots, with the time of each', () => {
  const log = createActorLog(() => 42);
  const actor = createActor(door, { inspect: log.note }).start();
  const heard = vi.fn<(note: ActorNote) => void>();
  const stop = log.follow(heard);
  actor.send({ type: 'opened' });
  expect(log.notes().map(({ inspected }) => inspected.type)).toEqual(
    [
      '@xstate.actor',
      '@xstate.event',
      '@xstate.snapshot',
      '@xstate.event',
      '@xstate.microstep',
      '@xstate.snapshot',
    ].map((type) => expect.stringContaining(type) as string),
  );
  expect(log.notes().every(({ at }) => at === 42)).toBe(true);
  expect(heard).toHaveBeenCalledTimes(3);
  stop();
  actor.send({ type: 'closed' });
  expect(heard).toHaveBeenCalledTimes(3);
});

it('forgets the oldest notes', () => {
  const log = createActorLog(() => 0);
  const actor = createActor(door, { inspect: log.note }).start();
  for (let nth = 0; nth < MOST_NOTES; nth += 1) actor.send({ type: nth % 2 === 0 ? 'opened' : 'closed' });
  expect(log.notes().length).toBeLessThanOrEqual(MOST_NOTES);
  expect(log.notes().at(-1)?.inspected).toMatchObject({ type: '@xstate.snapshot', event: { type: 'closed' } });
});

it('leaves the options of an actor as they are where there is no fake backend', () => {
  const options = { input: { organisationId: 1 } };
  expect(watched(options)).toBe(options);
});
