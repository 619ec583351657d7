import { memo } from 'react';
import type { GuardFacts } from './facts.ts';
import type { Possibility } from './possibilities.ts';

export interface GuardListProps {
  readonly possibilities: readonly Possibility[];
  /** By name; null until they have come. */
  readonly guards: Readonly<Record<string, GuardFacts>> | null;
}

interface Asked {
  readonly guard: string;
  readonly allows: boolean | null;
  /** Names of the samples for which it says so. */
  readonly names: readonly string[];
}

const WORD = { true: 'true', false: 'false', null: 'broke' } as const;

/** What each guard says of what could happen now, once for each answer, in the order in which they are asked. */
export const answersOf = (possibilities: readonly Possibility[]): readonly Asked[] => {
  const all = possibilities.flatMap(({ name, verdicts }) =>
    verdicts.map(({ guard, allows }) => ({ guard, allows, name })),
  );
  return [...Map.groupBy(all, ({ guard, allows }) => `${guard} ${String(allows)}`).values()].flatMap((same) => {
    const [first] = same;
    return first === undefined
      ? []
      : [{ guard: first.guard, allows: first.allows, names: [...new Set(same.map(({ name }) => name))] }];
  });
};

/** The guards that stand before what could happen now: what each says, of which event, and why, as its source has it. */
export const GuardList = memo(function GuardList({ possibilities, guards }: GuardListProps) {
  const asked = answersOf(possibilities);
  if (asked.length === 0) return <p className="meta">No guard stands before what can happen now.</p>;
  return (
    <ul className="gds">
      {asked.map(({ guard, allows, names }) => {
        const { description = '', code } = guards?.[guard] ?? {};
        return (
          <li key={`${guard} ${String(allows)}`}>
            <span className={allows === true ? 'gd gd--t' : 'gd gd--f'}>{WORD[`${allows}`]}</span>
            <code>{guard}</code>
            <span className="meta">
              {names.length > 2 ? `for ${names.length} samples` : `for ${names.join(' and ')}`}
              {description === '' ? '' : `. ${description}`}
            </span>
            {code !== undefined && <code className="gds__c">{code}</code>}
          </li>
        );
      })}
    </ul>
  );
});
