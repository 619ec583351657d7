import type { Manifest, ScormObject } from './manifest.ts';
import { part, type ScormState } from './scorm-state.ts';

/** Who takes the package. */
export interface ScormLearner {
  readonly id: number;
  readonly first_name: string;
  readonly last_name: string;
}

/**
 * What the runtime starts with (N-24): what the object stored before, null before the first visit and after a restart,
 * and what the standards have the host say: who learns, whether this is the beginning, and the objectives of the
 * manifest.
 */
export const startState = (
  version: Manifest['version'],
  { launchData, objectives }: ScormObject,
  { id, first_name, last_name }: ScormLearner,
  stored: ScormState | null,
): ScormState => {
  const entry = stored === null ? 'ab-initio' : 'resume';
  const name = `${last_name}, ${first_name}`;
  const before = part(stored, 'cmi') as ScormState | undefined;
  if (version === '1.2')
    return {
      cmi: {
        ...before,
        launch_data: launchData,
        core: {
          ...(part(before, 'core') as ScormState | undefined),
          student_id: String(id),
          student_name: name,
          entry,
        },
      },
    };
  return {
    cmi: {
      objectives: Object.fromEntries(objectives.map((objective, index) => [index, { id: objective }])),
      ...before,
      launch_data: launchData,
      learner_id: String(id),
      learner_name: name,
      entry,
    },
  };
};
