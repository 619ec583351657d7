import type { Manifest, ScormObject } from './manifest.ts';
import { part, type ScormState } from './scorm-state.ts';

/** Who takes the package. */
export interface ScormLearner {
  readonly id: number;
  readonly first_name: string;
  readonly last_name: string;
}

const given = (values: Readonly<Record<string, string>>): ScormState =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));

/**
 * What the runtime starts with (N-24): what the object's last session left (`stateAsLeft`), null before the first visit
 * and after a restart, and what the standards have the host say: who learns, for credit, whether this is the beginning,
 * and what the manifest says of mastery, completion and objectives.
 */
export const startState = (
  version: Manifest['version'],
  { launchData, objectives, masteryScore, completionThreshold, passingScore }: ScormObject,
  { id, first_name, last_name }: ScormLearner,
  stored: ScormState | null,
): ScormState => {
  const name = `${last_name}, ${first_name}`;
  const before = part(stored, 'cmi') as ScormState | undefined;
  const core = part(before, 'core') as ScormState | undefined;
  const left = (version === '1.2' ? core : before)?.['entry'];
  const entry = stored === null ? 'ab-initio' : left === '' ? '' : 'resume';
  if (version === '1.2')
    return {
      cmi: {
        ...before,
        launch_data: launchData,
        core: {
          total_time: '0000:00:00',
          ...core,
          student_id: String(id),
          student_name: name,
          credit: 'credit',
          lesson_mode: 'normal',
          entry,
        },
        student_data: {
          ...(part(before, 'student_data') as ScormState | undefined),
          ...given({ mastery_score: masteryScore }),
        },
      },
    };
  return {
    cmi: {
      total_time: 'PT0S',
      objectives: Object.fromEntries(objectives.map((objective, index) => [index, { id: objective }])),
      ...before,
      ...given({ completion_threshold: completionThreshold, scaled_passing_score: passingScore }),
      launch_data: launchData,
      learner_id: String(id),
      learner_name: name,
      entry,
    },
  };
};
