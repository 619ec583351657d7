import { collect } from '#contracts/testing/collect.ts';
import type { WrongRule } from '#mocks/rules/wrong-rule.ts';

/** A wrong rule, and the area whose pacts are replayed against it. */
export interface AreaWrongRule extends WrongRule {
  readonly area: string;
}

/** The wrong rules of every area, each as it could be written by mistake (P1, P6, P9). */
export const WRONG_RULES: readonly AreaWrongRule[] = (
  await collect<readonly WrongRule[]>('mocks/rules/*.wrong-rules.ts', 'wrongRules')
).flatMap(({ area, value }) => value.map((rule) => ({ ...rule, area })));
