import { expect, test } from 'vitest';
import { modelOf } from '#e2e/walk/model-of.ts';
import { restsOf } from '#e2e/walk/perform.ts';
import { loginEntry } from '#machines/session/login.samples.ts';
import { pathTo, planPictures } from './plan-rests.ts';

test('every state that a screen shows is looked at in one browser, where a walk rests in it', async () => {
  const model = await modelOf(loginEntry);
  const planned = planPictures(loginEntry, model);
  const shown = Object.entries(model.states).flatMap(([id, show]) => (typeof show === 'function' ? [id] : []));
  expect(planned.flatMap(({ states }) => states).toSorted()).toEqual(shown.toSorted());
  for (const { walks, states } of planned) {
    const rests = new Set(walks.flatMap((walk) => restsOf(walk, model).flatMap((rest) => rest.states)));
    expect(states.filter((id) => !rests.has(id))).toEqual([]);
  }
});

test('the path to a rest is the sample input and each step up to it, in words', async () => {
  const model = await modelOf(loginEntry);
  const walk = planPictures(loginEntry, model)[0]?.walks[0];
  if (walk === undefined) throw new Error('Nothing is walked.');
  const rests = restsOf(walk, model);
  const [first, , last] = [rests[0], rests[1], rests.at(-1)];
  if (first === undefined || last === undefined) throw new Error('The walk rests nowhere.');
  expect(pathTo(walk, first)).toEqual([walk.input]);
  expect(pathTo(walk, last)).toEqual([walk.input, ...walk.steps.map(({ step }) => step.name)]);
});
