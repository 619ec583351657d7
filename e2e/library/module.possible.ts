import type { Moment } from '#e2e/walk/model.ts';
import type { ModuleFacts } from '#machines/library/module-facts.ts';
import type { Step } from '#machines/testing/runnable.ts';

/** What the catalogue keeps of the context. */
export interface ModulePosition {
  readonly facts: ModuleFacts | null;
  readonly isViewed: boolean;
  readonly hasFile: boolean;
  readonly hasMessage: boolean;
  readonly isConfirmed: boolean;
}

/** The page hears that evidence is in review with the answer that speaks of it, and of nothing else. */
export const WAITS = 'its evidence waits';
/** Evidence that was sent from elsewhere is in review: what is here is sent no more. */
export const isOvertaken = (step: string | null): boolean =>
  step === 'submitEvidence: other evidence was first' || step === 'askAfterEvidence: somebody else was first';

const BUSY = ['progress.available.confirming', 'progress.resetting', 'evidence.submitting', 'evidence.asking'] as const;
/** Where a dialog names the learner, and what can be answered there. */
const NAMING = {
  'progress.available.naming': ['confirmed for the learner', 'not confirmed for the learner'],
  'content.naming': ['opened for the learner', 'not opened for the learner'],
  'evidence.naming': ['sent for the learner', 'not sent for the learner'],
} as const;
const OFFERED = ['a message typed', 'a file chosen', 'the file removed', 'submitted'];
const WHILE_UPLOADING = ['a message typed', 'the file arrived', 'the upload ended'];

/** Where the view offers less than the chart allows, and what the server would never answer. */
export const isPossible = (
  { name, kind, event }: Step,
  { states, position, previous }: Moment<ModulePosition>,
): boolean => {
  const { facts, hasFile } = position;
  const isAt = (...wanted: readonly string[]): boolean => wanted.some((id) => states.includes(`module.${id}`));
  const isTold = event.type === 'module.changed';
  // The settings of the organisation come with the profile, and no news of a module changes them.
  if (name === 'it is completed for good') return false;
  if (isOvertaken(previous)) return name === WAITS;
  // The server knows more by now than the page, which hears of it with its next news.
  if (previous?.endsWith('nobody says how it stands') === true) return isTold;
  if (kind === 'outcome') {
    // The server is asked before what waited is sent: what was armed for asking afterwards would meet that question.
    const wasWaiting = previous === 'delivery due';
    if (isOvertaken(name))
      return facts?.access === 'open' && !facts.isDownloadFirst && (wasWaiting || name.startsWith('ask'));
    return !name.startsWith('submitEvidence: ') || !wasWaiting || name === 'submitEvidence: it counts';
  }
  // A call that is on its way comes back before anything else is done.
  if (isAt(...BUSY)) return false;
  if (isAt('evidence.uploading')) return WHILE_UPLOADING.includes(name);
  // What is opened stays what it is while its question stands.
  if (isTold)
    return (
      !isAt('content.naming') || (event as unknown as { readonly facts: ModuleFacts }).facts.isDownloadFirst === false
    );
  for (const [state, answers] of Object.entries(NAMING))
    if (isAt(state)) return (answers as readonly string[]).includes(name);
  const isOpen = facts?.access === 'open' || facts?.access === 'completed';
  if (facts === null || !isOpen) return false;
  if (isAt('progress.completed.confirmingRestart')) return name === 'restart cancelled' || name === 'restart confirmed';
  if (OFFERED.includes(name) && !facts.takesEvidence) return false;
  switch (name) {
    case 'opened':
      // What was opened is a package; a link that takes its place can be followed again.
      return !facts.isDownloadFirst && (isAt('content.closed') || previous === 'it is completed, and can be restarted');
    case 'downloaded':
      return facts.isDownloadFirst;
    case 'confirmed':
      return facts.needsConfirmation;
    case 'the file removed':
      return hasFile;
    case 'delivery due':
      // What was stored a moment ago is left to the page that stored it.
      return isAt('evidence.unconfirmed') || previous?.endsWith('there is no connection') === true;
    default:
      return true;
  }
};
