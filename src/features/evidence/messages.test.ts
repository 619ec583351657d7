import { describe, expect, it } from 'vitest';
import type { Evidence } from '#contracts/evidence/evidence.schema.ts';
import { EMPTY_FORM } from '#machines/evidence/evidence-form.ts';
import { failureMessage, leadOf, outcomeText, outcomeTitle } from './bulk/bulk-messages.ts';
import { whereSelected } from '#ui/lists/list/where-selected.ts';
import type { EvidenceRow } from './bulk/list-rows.ts';
import { consequence, countsFor, firstNameOf } from './evidence-messages.ts';

const NOW = 1_772_409_600;
const evidence = {
  user: { id: 12, name: 'Tom Whitfield', email: 'tom@demo.example' },
  entity: { entity_id: 1, title: 'Logbook', expires_after_days: 365 },
} as Evidence;
const row = (key: string, waitingDays: number | null): EvidenceRow => ({
  key,
  learner: key,
  email: '',
  training: '',
  trainingId: 1,
  file: 'pdf',
  fileName: '',
  sentUnix: null,
  waitingDays,
  plainText: '',
});
const failed = (count: number) => Array.from({ length: count }, (_, index) => ({ key: `k${index}`, message: null }));

describe('one piece', () => {
  it.each([
    [365, '1 year'],
    [730, '2 years'],
    [90, '90 days'],
    [1, '1 day'],
    [null, 'Always'],
    [undefined, 'Always'],
  ])('counts for %s days: %s', (days, text) => expect(countsFor(days)).toBe(text));

  it('Q-06: what follows is said before it is decided', () => {
    expect(consequence(evidence, null, EMPTY_FORM, NOW)).toBe('Tom is told by e-mail, whichever you choose.');
    expect(consequence(evidence, 'accepted', EMPTY_FORM, NOW)).toBe(
      "Completed from 2nd\u00A0Mar\u00A0'26, expires 2nd\u00A0Mar\u00A0'27. Tom is told by e-mail.",
    );
    expect(
      consequence({ ...evidence, entity: null }, 'accepted', { ...EMPTY_FORM, completedOn: '2026-02-28' }, NOW),
    ).toBe("Completed from 28th\u00A0Feb\u00A0'26. Tom is told by e-mail.");
    expect(consequence(evidence, 'rejected', EMPTY_FORM, NOW)).toBe(
      'The training stays as it is. Tom is told by e-mail.',
    );
    expect(firstNameOf({})).toBe('the learner');
  });
});

describe('several pieces', () => {
  it('says how many wait, and for how long', () => {
    expect(leadOf([])).toBe('Nothing is waiting.');
    expect(leadOf([row('a', 0)])).toBe('1 piece has been waiting for less than a day.');
    expect(leadOf([row('a', 1), row('b', null)])).toBe('2 pieces are waiting, the oldest for 1 day.');
  });

  it('Q-08: says where the selected ones are', () => {
    const rows = Array.from({ length: 30 }, (_, index) => row(`k${index}`, 1));
    const here = rows.slice(0, 12);
    const where = (...keys: readonly string[]) => whereSelected(new Set(keys), { here, ordered: rows }, 12);
    expect(where('k1')).toBe('');
    expect(where('k1', 'k13')).toBe('1 here, 1 on 1 other page');
    expect(where('k13', 'k29')).toBe('0 here, 2 on 2 other pages');
    expect(where('k1', 'elsewhere')).toBe('1 here, 1 outside the filters');
    const many = Array.from({ length: 2400 }, (_, index) => row(`k${index}`, 1));
    const all = new Set([...many.slice(0, 1010), ...many.slice(1200)].map(({ key }) => key));
    expect(
      whereSelected(
        new Set([...all, ...Array.from({ length: 1001 }, (_, index) => `gone${index}`)]),
        { here: many.slice(0, 1010), ordered: many },
        1010,
      ),
    ).toBe('1,010 here, 1,200 on 2 other pages, 1,001 outside the filters');
  });

  it('Q-09: says what was decided and what remains', () => {
    const outcome = (asked: number, count: number) => ({ verdict: 'accepted' as const, asked, failed: failed(count) });
    expect([outcomeTitle(outcome(20, 0), 0), outcomeText(outcome(20, 0), 0)]).toEqual([
      '20 of 20 accepted.',
      'The learners were told by e-mail.',
    ]);
    expect([outcomeTitle(outcome(20, 3), 1), outcomeText(outcome(20, 3), 1)]).toEqual([
      "17 of 20 accepted. 2 weren't, and are still selected.",
      'The learners were told by e-mail. Each row says why. One was reviewed by somebody else meanwhile.',
    ]);
    expect([outcomeTitle(outcome(2, 1), 1), outcomeText(outcome(2, 1), 1)]).toEqual([
      '1 of 2 accepted.',
      'The learner was told by e-mail. One was reviewed by somebody else meanwhile.',
    ]);
  });

  it('shows the server’s words, and its own where nobody knows', () => {
    expect(failureMessage(null)).toBe("We haven't heard back, and it is still waiting. Try again");
    expect(failureMessage('You cannot review your own evidence.')).toBe('You cannot review your own evidence');
    expect(failureMessage('Something else.')).toBe('Something else');
  });
});
