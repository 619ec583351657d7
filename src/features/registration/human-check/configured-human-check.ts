import { createDemoHumanCheck } from './demo-human-check.ts';
import type { HumanCheck } from './human-check.ts';

/**
 * The human check of this build (S-14): the demo's own where the fake backend is part of the build. Null where none is
 * configured: then nobody can register, because a form without a check would let robots in.
 */
export const configuredHumanCheck: HumanCheck | null =
  import.meta.env.VITE_FAKE_BACKEND === '1' ? createDemoHumanCheck() : null;
