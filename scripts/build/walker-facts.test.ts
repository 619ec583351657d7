import { describe, expect, it } from 'vitest';
import { catalogue } from '#machines/catalogue.ts';
import { viewAsEntry } from '#machines/session/view-as.samples.ts';
import { checklistItems } from './checklist-items.ts';
import { guardIn } from './guard-sources.ts';
import { coverageFacts, guardsOf, itemTexts } from './walker-facts.ts';

describe('the source of a guard', () => {
  const source = [
    '  guards: {',
    '    /** Nobody pays twice. */',
    '    isPaid: (_, { paid }) => paid.kind === 1,',
    '    isReady: ({ context }) =>',
    '      context.ready &&',
    '      context.steady,',
    '    isOpen: ({ context }) => {',
    '      return context.open;',
    '    },',
    '  },',
  ].join('\n');

  it('is found with its docstring, on one line or several', () => {
    expect(guardIn(source, 'isPaid')).toEqual({
      description: 'Nobody pays twice.',
      code: '(_, { paid }) => paid.kind === 1',
    });
    expect(guardIn(source, 'isReady')).toEqual({
      description: '',
      code: '({ context }) =>\n  context.ready &&\n  context.steady',
    });
    expect(guardIn(source, 'isOpen')?.code).toBe('({ context }) => {\n  return context.open;\n}');
    expect(guardIn(source, 'isGone')).toBeNull();
  });

  it.each(catalogue)('is found for every guard of "$name"', async (entry) => {
    const guards = await guardsOf(entry);
    expect(Object.keys(guards)).toEqual(Object.keys(entry.machine.implementations.guards));
    for (const { code } of Object.values(guards)) expect(code).toContain('=>');
  });
});

describe('the checklist', () => {
  it('has the text of an item from a list or a table', () => {
    const items = checklistItems(
      '- **Z-07** Seeds are deterministic. **Z-08** Every fixture passes.\n| L20 | 401 of a call | source |\n| X-001 | GET sanctum/csrf-cookie | – |',
    );
    expect([...items]).toEqual([
      ['Z-07', 'Seeds are deterministic.'],
      ['Z-08', 'Every fixture passes.'],
      ['L20', '401 of a call'],
      ['X-001', 'GET sanctum/csrf-cookie'],
    ]);
  });

  it('has a text for what the states answer', async () => {
    const texts = await itemTexts();
    expect(texts['A-01']).toContain('/login');
    expect(texts['R-37']).toContain('paidNotSubmitted');
    expect(Object.values(texts).filter((text) => text === '')).toEqual([]);
  });
});

describe('what the tests reach', () => {
  it('is told for every state and transition of a chart: by the exploration, and by the walks of its view', async () => {
    const { states, transitions } = await coverageFacts(viewAsEntry);
    expect(Object.values(states).filter(({ positions, walks }) => positions === 0 || walks === 0)).toEqual([]);
    expect(Object.values(transitions).filter(({ isTaken }) => !isTaken)).toEqual([]);
    // What is exempt in a browser is not walked there.
    expect(
      Object.entries(transitions)
        .filter(([, { isWalked }]) => !isWalked)
        .every(([name]) => name.includes('xstate.error.actor.')),
    ).toBe(true);
  });
});
