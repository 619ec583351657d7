import type { Assessment } from '#contracts/assessments/assessment.schema.ts';
import { describe, expect, it } from 'vitest';
import { entryOf, hasMovedOn, opensOnRetake, outcomeOf, type Entry } from './entry.ts';
import { sampleAssessment } from './taking.samples.ts';

const NOW = 1_772_452_800;
const closedModule = { module_id: 3, title: 'Decontamination', assessable: false };

describe('what somebody finds who opens an assessment', () => {
  it.each<[string, Partial<Assessment>, Entry]>([
    ['C-23: exempt', { status: 'exempt' }, 'exempt'],
    ['C-07: passed with no attempts left is passed', { status: 'completed', attempts: 3 }, 'passed'],
    ['C-26: review', { status: 'review' }, 'underReview'],
    ['C-06: EXT', { assessment_type_key: 'EXT' }, 'offline'],
    ['C-07: locked', { status: 'locked', attempts: 0 }, 'tooManyFailures'],
    ['C-07: no attempts left goes before not available', { attempts: 3, module: closedModule }, 'tooManyFailures'],
    ['C-04: not available', { module: closedModule }, 'unavailable'],
    ['C-08: no questions', { questions: [] }, 'noQuestions'],
    ['C-27: expired by its status', { status: 'expired' }, 'expired'],
    ['C-27: expired by its date, to the second', { expires_at: NOW }, 'expired'],
    ['C-27: not yet expired', { expires_at: NOW + 1 }, 'open'],
    ['C-23: failed', { status: 'failed' }, 'failed'],
    ['C-23: overdue can be answered', { status: 'overdue' }, 'open'],
    ['C-23: pending can be answered', {}, 'open'],
    ['H7: returned as pending, the last attempt was not passed', { passed: false }, 'failed'],
    ['H7: a verdict without an attempt is none of this one', { passed: false, attempts: 0 }, 'open'],
    ['C-27, H13: passed once and due again is no failure', { passed: true }, 'open'],
  ])('%s', (_name, over, found) => {
    expect(entryOf(sampleAssessment(over), NOW)).toBe(found);
  });

  it.each<[string, Entry, Entry, boolean, boolean]>([
    ['a lock opens', 'unavailable', 'open', false, true],
    ['nothing has changed', 'unavailable', 'unavailable', true, false],
    ['a pass expires', 'passed', 'expired', true, true],
    ['an answer from before the result is no news', 'passed', 'open', false, false],
    ['an exemption is news, whatever was counted', 'passed', 'exempt', false, true],
    ['a failed result stays until the learner begins', 'failed', 'open', true, false],
    ['a failed result is passed elsewhere', 'failed', 'passed', true, true],
  ])('H4: %s', (_name, shown, now, isNewer, moves) => {
    expect(hasMovedOn(shown, now, () => isNewer)).toBe(moves);
  });

  it('C-22, C-27: only these open for one more try', () => {
    const all: Entry[] = [
      'exempt',
      'passed',
      'underReview',
      'offline',
      'tooManyFailures',
      'unavailable',
      'noQuestions',
      'expired',
      'failed',
      'open',
    ];
    expect(all.filter(opensOnRetake)).toEqual(['expired', 'failed', 'open']);
  });

  it('C-18 to C-20: what a submission came to', () => {
    const outcome = (over: Partial<Assessment>) => outcomeOf(sampleAssessment(over));
    expect([
      outcome({ status: 'completed' }),
      outcome({ status: 'review' }),
      outcome({ attempts: 2 }),
      outcome({ attempts: 3 }),
      outcome({ status: 'locked' }),
    ]).toEqual(['passed', 'underReview', 'failed', 'failedFinally', 'failedFinally']);
  });
});
