/** ES-19, I-01: something that the person is told. The same key replaces the toast that is shown. */
export interface NewNotification {
  readonly key: string;
  readonly text: string;
  readonly tone?: 'neutral' | 'danger';
  /** The marker beside the words, as the design draws them. */
  readonly marker: 'scheduled' | 'done' | 'wrong' | 'failed' | 'review';
  /** One way on: a page, or something that is done. */
  readonly link?: { readonly label: string; readonly href?: string; readonly onPress?: () => void };
}
