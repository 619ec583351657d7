/** What every state of every chart says about itself. The catalogue's test refuses a state without it. */
export interface StateMeta {
  /** The checklist items that this state answers. */
  readonly items: readonly string[];
  /** What is true now, in one sentence. */
  readonly description: string;
}
