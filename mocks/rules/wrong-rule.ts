/**
 * One wrong rule: a patch of one file, as it could be written by mistake. It stands in `<area>.wrong-rules.ts`, and the
 * area's pacts must see it.
 */
export interface WrongRule {
  /** What the server does wrong. */
  readonly name: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
  /** Why no pact can see it; unit tests do. */
  readonly unseen?: string;
}
