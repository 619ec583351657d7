import type { ScormState } from './scorm-state.ts';

/** What the host knows of a session of an object. */
export interface ScormSession {
  readonly version: '1.2' | '2004';
  /** The total time that the session began with, as the standard writes it. */
  readonly totalTime: string;
  /** Since the object initialised, by the clock of the player. */
  readonly seconds: number;
  /** The object ended the session itself. */
  readonly hasEnded: boolean;
  /** Its last request for navigation; empty for none. */
  readonly request: string;
  /** SCORM 2004: the manifest says that only the object may set its completion. */
  readonly isCompletionByContent: boolean;
}

/**
 * What a session leaves to the next one, from what the runtime wrote (N-24). The host's part as the standards write it:
 *
 * - The time of the session is added to the total: the time that the object reported, else that of the clock.
 * - `entry`: "resume" after a session that was suspended, or that the object never ended; "" after one that it ended.
 * - SCORM 1.2: an object that ends without a status is completed. (A score for mastery is the runtime's to compare.)
 * - SCORM 2004: an object that ends without having said anything of its completion is completed, unless it was suspended
 *   or abandoned, or the manifest leaves completion to it.
 *
 * It runs in the player's page, which gets its source: it uses nothing from around it.
 */
export const stateAsLeft = (written: ScormState, session: ScormSession): ScormState => {
  const { version, totalTime, seconds, hasEnded, request, isCompletionByContent } = session;
  const secondsOf = (text: unknown): number => {
    const time = typeof text === 'string' ? text : '';
    const [, hours, minutes, rest] = /^(\d+):(\d+):(\d+(?:\.\d+)?)$/.exec(time) ?? [];
    if (hours !== undefined) return Number(hours) * 3600 + Number(minutes) * 60 + Number(rest);
    const [, ...parts] =
      /^P(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d+)?)S)?)?$/.exec(time) ?? [];
    const UNITS = [31_536_000, 2_592_000, 86_400, 3600, 60, 1];
    return UNITS.reduce((sum, unit, position) => sum + unit * Number(parts[position] ?? 0), 0);
  };
  const written12 = (total: number): string => {
    const two = (value: number): string => String(Math.floor(value)).padStart(2, '0');
    const hundredths = String(Math.floor(total * 100) % 100).padStart(2, '0');
    return `${String(Math.floor(total / 3600)).padStart(4, '0')}:${two((total % 3600) / 60)}:${two(total % 60)}.${hundredths}`;
  };

  type Values = Readonly<Record<string, unknown>>;
  const cmi = (written['cmi'] ?? {}) as Values;
  const core = (version === '1.2' ? (cmi['core'] ?? {}) : cmi) as Values;
  const { session_time: reported, exit, ...rest } = core;
  const total = secondsOf(totalTime) + (secondsOf(reported) || seconds);
  const isSuspended = exit === 'suspend' || request === 'suspendAll';
  const left: Record<string, unknown> = {
    ...rest,
    entry: !hasEnded || isSuspended ? 'resume' : '',
    total_time: version === '1.2' ? written12(total) : `PT${Math.round(total * 100) / 100}S`,
  };
  if (version === '1.2') {
    if (left['lesson_status'] === 'not attempted') {
      // Not ended: the next session may set it still.
      if (hasEnded) left['lesson_status'] = 'completed';
      else delete left['lesson_status'];
    }
    return { cmi: { ...cmi, core: left } };
  }
  const isSilent = left['completion_status'] === 'unknown' && left['success_status'] === 'unknown';
  const isOver = hasEnded && !isSuspended && !request.startsWith('abandon');
  if (isSilent && isOver && !isCompletionByContent) left['completion_status'] = 'completed';
  return { cmi: left };
};
