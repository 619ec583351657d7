import type { ErrorPolicy, FailureCase, Treatment } from '#contracts/endpoint.ts';
import { failureMeaning } from '#contracts/failure.ts';

/** J-11: what a silent call still lets through, because session and maintenance concern every page. */
const breaksSilence = (failure: FailureCase): boolean => typeof failure === 'number' && failureMeaning({ kind: 'http', status: failure }).breaksSilence;

/**
 * The one interpreter of error policies (J-10): what happens to a failure of a call.
 * An exception in `on` decides; else the preset does.
 */
export const treatmentOf = (policy: ErrorPolicy, failure: FailureCase): Treatment => {
  const exception = policy.on?.[failure];
  if (exception !== undefined) return exception;
  switch (policy.preset) {
    case 'tray':
      return 'tray';
    case 'silent':
      return breaksSilence(failure) ? 'tray' : 'silent';
    case 'mute':
      return 'silent';
    case 'own':
      return policy.on === undefined ? 'own' : 'tray';
  }
};
