import { PlainQuestion } from '../dialog/PlainQuestion.tsx';

export interface PartMissingProps {
  /** E.g. 'The list of keys could not be loaded'. */
  readonly title: string;
  /** What still holds. */
  readonly fact?: string;
  readonly closeText?: string;
  readonly onAgain: () => void;
  readonly onClose: () => void;
}

/** Instead of a dialog whose code did not come: it was asked for, so it says so and can be asked for again. */
export function PartMissing({
  title,
  fact = 'Nothing on this page has changed.',
  closeText = 'Close',
  onAgain,
  onClose,
}: PartMissingProps) {
  return (
    <PlainQuestion title={title} confirmText="Try again" cancelText={closeText} onConfirm={onAgain} onCancel={onClose}>
      {fact} Check your connection, then try again.
    </PlainQuestion>
  );
}
