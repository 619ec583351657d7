import type { EvidenceVerdict } from '#machines/evidence/evidence-form.ts';
import { QUEUE_SHORTCUTS } from '#ui/frames/review-layout/queue-shortcuts.ts';
import type { Shortcut } from '#ui/actions/keys/use-keys.ts';

export interface EvidenceShortcutInput {
  readonly isOpen: boolean;
  readonly isWaiting: boolean;
  readonly choose: (verdict: EvidenceVerdict) => void;
  readonly submit: () => void;
  readonly undo: () => void;
  readonly showKeys: () => void;
}

/** The keys of an evidence review. Outside of its time a key does nothing. */
export const evidenceShortcuts = ({
  isOpen,
  isWaiting,
  choose,
  submit,
  undo,
  showKeys,
}: EvidenceShortcutInput): readonly Shortcut[] => [
  { key: 'a', does: 'Accept', run: () => isOpen && choose('accepted') },
  { key: 'r', does: 'Reject', run: () => isOpen && choose('rejected') },
  { key: 'Enter', withCtrl: true, does: 'Send the decision', run: () => isOpen && submit() },
  { key: 'z', does: 'Take the decision back', run: () => isWaiting && undo() },
  { key: 'z', withCtrl: true, isOn: isWaiting, does: 'Take the decision back', run: () => isWaiting && undo() },
  ...QUEUE_SHORTCUTS,
  { key: '?', does: 'These keys', run: showKeys },
];
