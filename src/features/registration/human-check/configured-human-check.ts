import { config } from '#current/config.ts';
import { createDemoHumanCheck } from './demo-human-check.ts';
import type { HumanCheck } from './human-check.ts';
import { createRecaptcha } from './recaptcha.ts';
import { createTurnstile } from './turnstile.ts';

/** The adapter of a provider by its name in the build's configuration; null for none. */
export const humanCheckOf = ({ provider, key }: typeof config.humanCheck): HumanCheck | null => {
  if (key === '') return null;
  if (provider === 'recaptcha') return createRecaptcha(key);
  return provider === 'turnstile' ? createTurnstile(key) : null;
};

/**
 * The human check of this build (S-14): the demo's own where the fake backend is part of the build, else the provider
 * that the build names (`VITE_HUMAN_CHECK`). Null where it names none: then nobody can register, because a form without
 * a check would let robots in.
 */
export const configuredHumanCheck: HumanCheck | null =
  import.meta.env.VITE_FAKE_BACKEND === '1' ? createDemoHumanCheck() : humanCheckOf(config.humanCheck);
