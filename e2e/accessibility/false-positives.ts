/** What axe reports and is right all the same. `html`: words that the reported element's markup holds. */
export interface FalsePositive {
  readonly rule: string;
  readonly html: string;
  readonly why: string;
}

export const falsePositives: readonly FalsePositive[] = [];
