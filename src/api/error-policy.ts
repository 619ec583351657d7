import type { ErrorPolicy, FailureCase, Treatment } from '#contracts/endpoint.ts';
import { failureMeaning } from '#contracts/failure.ts';

/**
 * The policy of one call: that of its endpoint, or what its caller puts in that place. `form`: the words of the global
 * table, said by the form that made the call instead of the tray (0130).
 */
export interface CallPolicy extends Omit<ErrorPolicy, 'preset'> {
  readonly preset: ErrorPolicy['preset'] | 'form';
}

/** What happens to a failure of one call. */
export type CallTreatment = Treatment | 'form';

/** J-11: what a silent call still lets through, because session and maintenance concern every page. */
const breaksSilence = (failure: FailureCase): boolean =>
  typeof failure === 'number' && failureMeaning({ kind: 'http', status: failure }).breaksSilence;

/**
 * The one interpreter of error policies (J-10): what happens to a failure of a call.
 * An exception in `on` decides; else the preset does.
 */
export const treatmentOf = <P extends CallPolicy>(
  policy: P,
  failure: FailureCase,
): P extends ErrorPolicy ? Treatment : CallTreatment => {
  const treat = (): CallTreatment => {
    const exception = policy.on?.[failure];
    if (exception !== undefined) return exception;
    switch (policy.preset) {
      case 'tray':
      case 'form':
        return policy.preset;
      case 'silent':
        return breaksSilence(failure) ? 'tray' : 'silent';
      case 'mute':
        return 'silent';
      case 'own':
        return policy.on === undefined ? 'own' : 'tray';
    }
  };
  return treat() as P extends ErrorPolicy ? Treatment : CallTreatment;
};
