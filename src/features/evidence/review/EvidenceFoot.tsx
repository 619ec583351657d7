import type { Evidence } from '#contracts/evidence/evidence.schema.ts';
import type { EvidenceDraft } from '#machines/evidence/evidence-form.ts';
import { Button } from '#ui/actions/button/Button.tsx';
import { KeyHints, type KeyHint } from '#ui/actions/keys/KeyHints.tsx';
import { consequence } from '../evidence-messages.ts';

const SHORTCUTS: readonly KeyHint[] = [
  { keys: ['A'], does: 'accept' },
  { keys: ['R'], does: 'reject' },
];
const SEND: KeyHint = { keys: ['Ctrl', 'Enter'], does: 'send' };

export interface EvidenceFootProps {
  readonly evidence: Evidence;
  readonly draft: EvidenceDraft;
  /** Unix seconds. */
  readonly nowUnix: number;
  readonly showsKeys: boolean;
  /** Why it cannot be sent yet, in words. */
  readonly reason: string | undefined;
  readonly onSubmit: () => void;
  readonly onShowKeys: () => void;
}

/** What the decision does to the learner, and the one way to send it: the blade accepts, rejecting is outlined. */
export function EvidenceFoot({ evidence, draft, nowUnix, showsKeys, reason, onSubmit, onShowKeys }: EvidenceFootProps) {
  const rejects = draft.verdict === 'rejected';
  return (
    <div className="bench__foot">
      <p className="meta foot__says">{consequence(evidence, draft.verdict, draft, nowUnix)}</p>
      <Button variant={rejects ? 'danger' : 'go'} wide={rejects} reason={reason} onClick={onSubmit}>
        {rejects ? 'Reject evidence' : 'Accept evidence'}
      </Button>
      <KeyHints hints={showsKeys ? [...SHORTCUTS, SEND] : [SEND]} onShowAll={onShowKeys} />
    </div>
  );
}
