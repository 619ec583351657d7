/** The rows of a list as its address shows them. */
export interface ShownList<Row> {
  /** Rows that the filters leave, in order, on all pages. */
  readonly ordered: readonly Row[];
  /** Rows of this page. */
  readonly here: readonly Row[];
  /** The page that is shown: the last one where the address names one beyond it. */
  readonly page: number;
}
