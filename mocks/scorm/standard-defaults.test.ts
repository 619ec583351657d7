// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { amaraOsei } from '#fixtures/people.ts';
import { packageOfOne } from '../testing/package-of-one.ts';
import { openedByAmara } from '../testing/player-of-parts.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

type Call = (...given: readonly string[]) => string;

/** What the standards give a package that has set nothing: every element that it may read, with its value. */
const STANDARDS = [
  {
    version: '1.2',
    api: 'API',
    calls: ['LMSInitialize', 'LMSGetValue', 'LMSGetLastError'],
    values: {
      'cmi.core.student_id': String(amaraOsei.id),
      'cmi.core.lesson_location': '',
      'cmi.core.credit': 'credit',
      'cmi.core.lesson_status': 'not attempted',
      'cmi.core.entry': 'ab-initio',
      'cmi.core.score.raw': '',
      'cmi.core.total_time': '00:00:00',
      'cmi.core.lesson_mode': 'normal',
      'cmi.suspend_data': '',
      'cmi.launch_data': '',
      'cmi.comments': '',
      'cmi.comments_from_lms': '',
      'cmi.objectives._count': '0',
      'cmi.interactions._count': '0',
      'cmi.student_data.mastery_score': '',
      'cmi.student_data.max_time_allowed': '',
      'cmi.student_data.time_limit_action': '',
      'cmi.student_preference.audio': '',
      'cmi.student_preference.language': '',
      'cmi.student_preference.speed': '',
      'cmi.student_preference.text': '',
    },
  },
  {
    version: '2004 4th Edition',
    api: 'API_1484_11',
    calls: ['Initialize', 'GetValue', 'GetLastError'],
    values: {
      'cmi.learner_id': String(amaraOsei.id),
      'cmi.completion_status': 'unknown',
      'cmi.success_status': 'unknown',
      'cmi.credit': 'credit',
      'cmi.mode': 'normal',
      'cmi.entry': 'ab-initio',
      'cmi.total_time': 'PT0S',
      'cmi.comments_from_learner._count': '0',
      'cmi.comments_from_lms._count': '0',
      'cmi.objectives._count': '0',
      'cmi.interactions._count': '0',
      'cmi.learner_preference.audio_level': '1',
      'cmi.learner_preference.language': '',
      'cmi.learner_preference.delivery_speed': '1',
      'cmi.learner_preference.audio_captioning': '0',
    },
  },
] as const;

test.each(STANDARDS)(
  'a package of SCORM $version that sets nothing reads what the standard gives it',
  async ({ version, api, calls: [begin, get, error], values }) => {
    const visitor = await openedByAmara(packageOfOne({ version }));
    await visitor.open();
    const offered = Reflect.get(window, api) as Readonly<Record<string, Call>>;
    expect(offered[begin]?.('')).toBe('true');
    const read = Object.keys(values).map((name) => [name, String(offered[get]?.(name)), String(offered[error]?.())]);
    expect(read).toEqual(Object.entries(values).map(([name, value]) => [name, value, '0']));
  },
);
