import { describe, expect, test } from 'vitest';
import type { Evidence } from '#contracts/evidence/evidence.schema.ts';
import type { Module } from '#contracts/library/module.schema.ts';
import { canEvidence, moduleFacts, newestEvidence } from './module-facts.ts';

const NOW = 1_772_409_600;
const module = (over: Partial<Module> = {}): Module => ({
  entity_id: 1,
  module_id: 1,
  module_type_key: 'DOC',
  title: 'Decontamination',
  status: 'pending',
  ...over,
});
const facts = (over: Partial<Module>, user_reset_training = true) =>
  moduleFacts(module(over), { user_reset_training }, NOW);
const needs = (...completed: readonly boolean[]): Partial<Module> => ({
  prerequisites: completed.map((done, index) => ({ entity_id: 1, source_entity_id: index, completed: done })),
});
const piece = (status: Evidence['status'], created_at: number): Evidence => ({
  key: `${status}-${created_at}`,
  status,
  organisation_id: 1,
  created_at,
});

describe('N-07, N-08: whether a module can be taken', () => {
  test.each([
    ['published in a second', { published_at: NOW + 1, status: 'completed' }, 'unpublished'],
    ['published now', { published_at: NOW }, 'open'],
    ['one of two comes first', needs(true, false), 'parent'],
    ['several come first', needs(false, false), 'root'],
    ['all that came first is done', needs(true, true), 'open'],
    ['completed, although something came first', { ...needs(false), status: 'completed' }, 'completed'],
    ['expired', { status: 'expired' }, 'open'],
    // M-24, L-11.
    ['exempt from, although something comes first', { ...needs(false), status: 'exempt' }, 'open'],
  ] as const)('%s', (_, over, access) => expect(facts(over).access).toBe(access));
});

describe('N-09, N-10, N-14: what its person can do', () => {
  test('a confirmation is asked for until the module is assessable', () => {
    expect(facts({ properties: { confirm_understanding: true } }).needsConfirmation).toBe(true);
    expect(facts({ properties: { confirm_understanding: true }, assessable: true }).needsConfirmation).toBe(false);
    expect(facts({}).needsConfirmation).toBe(false);
    expect([facts({ properties: { download_only: true } }).isDownloadFirst, facts({}).isDownloadFirst]).toEqual([
      true,
      false,
    ]);
  });

  test('only what is completed can be restarted, where the organisation allows it', () => {
    expect([
      facts({ status: 'completed' }).canRestart,
      facts({ status: 'completed' }, false).canRestart,
      facts({}).canRestart,
    ]).toEqual([true, false, false]);
  });
});

describe('N-15, N-16, N-17: evidence', () => {
  test.each([
    [undefined, true, true],
    [null, true, true],
    [true, false, true],
    [false, true, false],
    [undefined, false, false],
  ])('the organisation says %s, the module %s: %s', (own, can_evidence, allowed) =>
    expect(canEvidence({ custom: { can_evidence: own }, can_evidence })).toBe(allowed),
  );

  test('it is taken while the module is open, and after completion where that expires', () => {
    const takes = (over: Partial<Module>) => facts({ can_evidence: true, ...over }).takesEvidence;
    expect([
      takes({}),
      takes(needs(false)),
      takes({ published_at: NOW + 1 }),
      takes({ status: 'completed' }),
      takes({ status: 'completed', expires_after_days: 365 }),
    ]).toEqual([true, false, false, false, true]);
  });

  test('what waits is the newest, also of two that were sent within one second', () => {
    expect(newestEvidence({ evidence: [piece('rejected', 3), piece('pending', 3)] })?.status).toBe('pending');
  });

  test('the newest piece counts, in whatever order they come', () => {
    expect(
      newestEvidence({ evidence: [piece('rejected', 1), piece('pending', 3), piece('accepted', 2)] })?.status,
    ).toBe('pending');
    expect([facts({ evidence: [piece('rejected', 1)] }).evidence, facts({}).evidence]).toEqual(['rejected', 'none']);
  });
});
