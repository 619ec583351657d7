import { expect, test, vi } from 'vitest';
import { createOrganisationChoice } from './organisation-choice.ts';

test('B-08: a choice is told once, the same one again is no news, and forgetting it is', () => {
  const choice = createOrganisationChoice();
  const heard = vi.fn<() => void>();
  const stop = choice.subscribe(heard);
  choice.choose(81);
  choice.choose(81);
  expect(choice.current()).toBe(81);
  expect(heard).toHaveBeenCalledTimes(1);
  choice.forget();
  expect(choice.current()).toBeNull();
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
  choice.choose(1);
  expect(heard).toHaveBeenCalledTimes(2);
});
